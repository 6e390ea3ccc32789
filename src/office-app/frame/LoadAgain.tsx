import { useEffect, useState } from "react";
import { useHref, useNavigation } from "react-router";
import { useOfficeText } from "../session/language.tsx";
import { askedAgain, forgetMissing, useMissingPart } from "../session/missing-part.ts";

/** Offers to reload the office if a part of it failed to load. The page is left only if the server answers. */
export function LoadAgain() {
	const { frame } = useOfficeText();
	const target = useMissingPart();
	const [isUnanswered, setUnanswered] = useState(false);
	const { location: to } = useNavigation();
	const root = useHref("/");
	useEffect(() => {
		if (to) askedAgain(to.pathname.startsWith(root) ? to.pathname : `${root.replace(/\/$/, "")}${to.pathname}`);
	}, [to, root]);
	if (target === null) return null;
	const again = async () => {
		const answers = await fetch(target, { cache: "no-store" }).then(
			({ ok }) => ok,
			() => false,
		);
		if (answers) location.assign(target);
		else setUnanswered(true);
	};
	const close = () => {
		setUnanswered(false);
		forgetMissing();
	};
	return (
		<div
			role="alert"
			className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-amber bg-amber-tint px-4 py-2 text-amber-ink"
		>
			<p className="min-w-0 flex-1">{isUnanswered ? frame.noNetwork : frame.newer}</p>
			<button type="button" className="office-button" onClick={() => void again()}>
				{frame.loadAgain}
			</button>
			<button type="button" className="office-button" onClick={close}>
				{frame.notNow}
			</button>
		</div>
	);
}
