/** Letters that are on their way at once: one that a mail server is slow with leaves room for others. */
export const LETTERS_AT_ONCE = 4;
/** The same for mails to followers, which are sent by the hundred and are less urgent. */
export const MAILS_AT_ONCE = 4;
