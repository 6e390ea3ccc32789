/** The speed of a demo cup's clock, as a user writes it: 0 is a fixed clock, 1 normal speed. */
export const SPEED = /^\d{1,4}([.]\d{1,2})?$/;
export const FASTEST = 1000;
export const SPEED_EXPECTED = `a number from 0 (it stands still) to ${FASTEST}, such as 20`;
