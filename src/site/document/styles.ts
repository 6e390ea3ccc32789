import type { StyleTable } from "./style-table.ts";

/** The site's stylesheet, which the build inserts here (vite.config.ts). Without a build a document has no styles in its head. */
export const STYLES: StyleTable = { statements: [], rules: [], names: [], enough: [], together: [], readers: {} };
