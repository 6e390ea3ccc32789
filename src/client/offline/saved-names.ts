/** The header that marks a response as a document of this site, rather than a proxy's page. */
export const OWN_ANSWER = "cupboard";

/** Names of other saved data. */
export const SAVED_LANGUAGE = "language";
export const SAVED_HOME = "home";
export const SAVED_SHELL = "shell";
/** The cup's day for which everything is saved. */
export const SAVED_DAY = "day";
/** Bytes of the built files in the worker's cache. */
export const SAVED_BUILD = "build";
/** Their number. */
export const SAVED_FILES = "files";

/** The matches of a year's favourites, as last loaded. */
export const savedFollowed = (year: string, language: string): string => `followed ${year} ${language}`;
/** A flag or the logo, by its path. */
export const savedFile = (path: string): string => `file ${path}`;
/** Pages of a language that did not fit. */
export const savedMisfits = (language: string): string => `misfits ${language}`;
