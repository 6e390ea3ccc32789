/** Letters that are on their way at once: one that a mail server is slow with leaves room for others. */
export const LETTERS_AT_ONCE = 4;
/** The same of mails to followers, which come in hundreds and are in less of a hurry. */
export const MAILS_AT_ONCE = 4;
