import { notFound } from "../results/page-request.ts";

/** Any path that the table does not hold. */
export function loader(): never {
	throw notFound({ missing: "address" });
}
export const clientLoader = loader;

export default function Nowhere() {
	return null;
}
