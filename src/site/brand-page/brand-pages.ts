import { createContext } from "react-router";
import type { BrandPages } from "../../brands/load-pages.ts";

/** The texts of the brand's own pages. They stay on the server but for the one that is asked for. */
export const brandPagesContext = createContext<BrandPages>({});
