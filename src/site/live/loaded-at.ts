import { createContext } from "react";

/**
 * The revision of the edition that the matches below were read at: a match that the stream has told of since then is shown as it told.
 * Infinity where they are shown as they were read, beside a table or a bracket that is to agree with them.
 */
export const LoadedAt = createContext(Number.POSITIVE_INFINITY);
