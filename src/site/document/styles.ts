import type { StyleTable } from "./style-table.ts";

/** The site's stylesheet. The build writes it in here (vite.config.ts); without one a document has none of it in its head. */
export const STYLES: StyleTable = { statements: [], rules: [], names: [], enough: [], together: [], readers: {} };
