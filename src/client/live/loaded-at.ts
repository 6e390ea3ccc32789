import { createContext } from "react";

/**
 * The revision at which the matches below were read: newer frames of the stream override them. Agreement with a table or a bracket is
 * handled in the store (LiveStore), not here: for a match whose page is not reloaded, only the frame counts. Infinity: shown as they were
 * read.
 */
export const LoadedAt = createContext(Number.POSITIVE_INFINITY);
