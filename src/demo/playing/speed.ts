/** How fast the clock of a demo cup may go, as a person writes it: 0 stands still, 1 is as fast as any clock. */
export const SPEED = /^\d{1,4}([.]\d{1,2})?$/;
export const FASTEST = 1000;
export const SPEED_EXPECTED = `a number from 0 (it stands still) to ${FASTEST}, such as 20`;
