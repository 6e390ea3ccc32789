/** The room of a minute that the browser's clock will bring, so that nothing moves when it does. */
export const MinuteRoom = () => <span aria-hidden="true" className="minute-room" />;
