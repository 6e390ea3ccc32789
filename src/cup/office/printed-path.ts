/** Where the print centre's sheets are; the path of the public page follows. */
export const PRINTED_PATH = "/office/paper";

/** The parameter that asks for sheets of what is not published yet. */
export const BEFORE_PUBLICATION = "unpublished";
