import { useOfficeText } from "../session/language.tsx";

type Props = {
	/** Why the server cannot judge a proposal; null: it can. */
	readonly problem: string | null;
	/** The number of previewed matches that somebody else has changed since. */
	readonly changedUnseen: number;
	/** The number of matches that the proposal changes. */
	readonly count: number;
};

/** Why a proposal cannot be committed as previewed. */
export function JudgedAnew({ problem, changedUnseen, count }: Props) {
	const { day: text } = useOfficeText();
	return (
		<>
			{problem !== null && (
				<p role="alert" className="act-problem">
					{problem}
				</p>
			)}
			{changedUnseen > 0 && (
				<p role="alert" className="act-faster">
					<strong>{text.changedWhileYouLooked(changedUnseen, Math.max(count, changedUnseen))}</strong> {text.lookOnceMore}
				</p>
			)}
		</>
	);
}
