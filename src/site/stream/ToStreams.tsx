import { useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";

type Props = {
	/** Their number: with none there is no link. */
	count: number;
	/** The category or arena; absent: all. */
	of?: { readonly category: string } | { readonly arena: string };
};

/** The way to the streams, where there are any. */
export function ToStreams({ count, of }: Props) {
	const { streams: text } = useText();
	const { inYear } = useYear();
	if (count === 0) return null;
	const query = of === undefined ? "" : `?${new URLSearchParams(of)}`;
	return <ArrowLink to={inYear(`streams${query}`)}>{text.title}</ArrowLink>;
}
