import { createContext } from "react-router";
import type { BrandPages } from "../../brands/load-pages.ts";

/** The texts of the brand's own pages. Only the requested one leaves the server. */
export const brandPagesContext = createContext<BrandPages>({});
