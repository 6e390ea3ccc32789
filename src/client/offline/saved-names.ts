/** The header by which an answer says that it is a document of this site, and not a page of whoever stands in between. */
export const OWN_ANSWER = "cupboard";

/** What is kept beside pages, by name. */
export const SAVED_LANGUAGE = "language";
export const SAVED_HOME = "home";
export const SAVED_SHELL = "shell";
/** The cup's day for which all is kept that is to be. */
export const SAVED_DAY = "day";
/** Bytes of the built files that the worker keeps. */
export const SAVED_BUILD = "build";
/** How many they are. */
export const SAVED_FILES = "files";

/** What favourites of a year play, as it was read last. */
export const savedFollowed = (year: string, language: string): string => `followed ${year} ${language}`;
/** A flag or the logo, by its path. */
export const savedFile = (path: string): string => `file ${path}`;
/** Pages of a language for which there was no room. */
export const savedMisfits = (language: string): string => `misfits ${language}`;
