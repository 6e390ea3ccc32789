import { useOfficeText } from "../session/language.tsx";

type Props = {
	/** What the server says of a proposal that it does not judge; null: nothing. */
	readonly problem: string | null;
	/** Of the matches that were looked at, how many somebody else has changed and nobody has looked at since. */
	readonly changedUnseen: number;
	/** Of the matches that the proposal changes. */
	readonly count: number;
};

/** Why a proposal cannot be done as it was looked at. */
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
