import { isRouteErrorResponse } from "react-router";
import { useText } from "../text/language.ts";

export function NotFound({ error }: { error: unknown }) {
	const text = useText();
	if (!isRouteErrorResponse(error) || error.status !== 404) console.error(error);
	return <h1 className="type-h1">{text.pageNotFound}</h1>;
}
