/** The author of acts by commands, in the record. */
const COMMAND_LINE = "command line";

/** @param commandLine what the reader's language calls it; every other desk has the name that the office gave it */
export const deskCalled = (desk: string, commandLine: string): string => (desk === COMMAND_LINE ? commandLine : desk);
