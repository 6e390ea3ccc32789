import type { ReactNode } from "react";
import type { Followed } from "../../client/queries/followed.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { UnbrokenName } from "../../ui/UnbrokenName.tsx";
import { ownHeadlineWords } from "../scenario/scenario-words.ts";
import { fateWords } from "../team/fate-words.ts";

type Props = Pick<Followed["teamsOf"][number], "fate" | "scenario">;

/** Whether a favourite goes on: "Through to Playoff A", "Out in the round of 64"; while open, "A draw is enough". */
export default function TeamOutlook({ fate, scenario }: Props): ReactNode {
	const { match: text } = useText();
	const words = fate !== null ? fateWords(fate, text) : scenario && ownHeadlineWords(scenario, text);
	return <b className="block min-h-lh font-[650] text-ink">{words && <UnbrokenName name={words} />}</b>;
}
