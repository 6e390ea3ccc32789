import { createContext } from "react";

/**
 * The revision of the edition that the matches below were read at: a match that the stream has told of since then is shown as it told.
 * What is to agree with a table or a bracket waits for it in the store (LiveStore), not here: of a match that the page is not asked for
 * again for, the frame alone tells. Infinity: they are shown as they were read.
 */
export const LoadedAt = createContext(Number.POSITIVE_INFINITY);
