import type { ReactNode } from "react";
import type { SlipMatch } from "../../cup/office/slip.ts";
import { type ColourName, colourName } from "../../text/colour-name.ts";
import { formatTime } from "../../text/format.ts";
import { Flag } from "../../ui/Flag.tsx";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import type { Field } from "../slips/typing.ts";
import { stageWords } from "./words.ts";

type Props = {
	readonly match: SlipMatch | null;
	/** Whether a shoot-out is needed. */
	readonly kicks: boolean;
	/** Renders one input of the slip, with its name and classes. */
	readonly input: (field: Field, label: string, look: string) => ReactNode;
};

/** The slip as typed: the match's number, the teams, and their goals in figures that are readable from afar. */
export function SlipBoard({ match, kicks, input }: Props) {
	const { results: text } = useOfficeText();
	return (
		<section aria-label={text.tabs.type} className="on-header bg-header text-header-ink">
			<Head match={match} />
			<div className="flex flex-wrap tablet:flex-nowrap">
				<div className="flex w-full items-center gap-3 px-4 py-3 tablet:w-46 tablet:flex-col tablet:items-start tablet:pl-7">
					<span aria-hidden="true" className="text-header-ink-2">
						{text.number}
					</span>
					<span className="block w-31 rounded-control border-2 border-header-line">
						{input("number", text.number, "h-19 font-xcond text-[3rem]/none font-[850]")}
					</span>
					<span className="text-header-ink-2">{match === null ? "" : text.checkNames}</span>
				</div>
				<div className="min-w-0 flex-1">
					{(["home", "away"] as const).map((side) => (
						<div key={side} className="flex h-26 items-stretch border-t border-header-line">
							<SideName match={match} side={side} />
							{match !== null && !match.isYoung && !match.isBye && (
								<>
									<div className="w-24 tablet:w-65.5">
										{input(side, text.goals(nameOf(match, side, text)), "h-full font-xcond text-[6.5rem]/none font-[850]")}
									</div>
									{kicks && (
										<div className="w-16 border-l border-header-line tablet:w-25">
											{input(
												side === "home" ? "kicksHome" : "kicksAway",
												text.kicks(nameOf(match, side, text)),
												"h-full font-xcond text-[3.25rem]/none font-[850]",
											)}
										</div>
									)}
								</>
							)}
						</div>
					))}
				</div>
			</div>
		</section>
	);
}

type Texts = ReturnType<typeof useOfficeText>["results"];
const nameOf = ({ sides }: SlipMatch, side: "home" | "away", text: Texts) => sides[side].name ?? text.notYetKnown;

function Head({ match }: { match: SlipMatch | null }) {
	const { results: text, frame } = useOfficeText();
	const language = useLanguage();
	const time =
		match === null || match.start === "" ? null : match.start === null ? frame.timeNotSet.alone : formatTime(match.start);
	return (
		<p className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 tablet:px-7">
			{match !== null && (
				<>
					<strong className="font-cond text-[1.0625rem]">{match.category.name[language]}</strong>
					<span className="text-header-ink-2">
						{[stageWords(match, language), match.place, time].filter(Boolean).join(" · ")}
					</span>
					{match.ended !== null && (
						<span className="ml-auto rounded-control bg-header-2 px-2 py-0.5">{text.ended(formatTime(match.ended))}</span>
					)}
				</>
			)}
		</p>
	);
}

/** In words: a cup may give a colour as the web writes it. */
function shirtsIn(shirts: string, colours: Readonly<Record<ColourName, string>>): string {
	const name = colourName(shirts);
	return name === null ? shirts : colours[name];
}

/** Letters of a name that have room on one line. */
const LONG_NAME = 20;
/** The user compares the names with the slip, so a long one is smaller and wraps, and is never cut off. */
const sizeOf = (name: string): string =>
	name.length > LONG_NAME
		? "line-clamp-2 text-[1.25rem]/tight tablet:text-[1.5rem]/tight"
		: "truncate text-[1.5rem]/tight tablet:text-[2.125rem]/tight";

function SideName({ match, side }: { match: SlipMatch | null; side: "home" | "away" }) {
	const { results: text } = useOfficeText();
	const one = match?.sides[side];
	return (
		<div className="flex min-w-0 flex-1 items-center gap-4 px-4 tablet:pl-0">
			{one && (
				<>
					<Flag nation={one.nation} size="large" />
					<p className="min-w-0">
						<span className={`block font-cond font-[800] ${sizeOf(one.name ?? "")}`}>{one.name ?? text.notYetKnown}</span>
						{one.shirts !== null && <span className="text-header-ink-2">{text.shirts(shirtsIn(one.shirts, text.colours))}</span>}
					</p>
				</>
			)}
		</div>
	);
}
