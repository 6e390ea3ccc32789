import type { DrawProposal, DrawRule, DrawView } from "../../../office/plan/draw/draw-view.ts";
import type { CupFileClub } from "../../../office/plan/plan-view.ts";
import { groupTitle } from "../../../text/group-title.ts";
import { nationName } from "../../../text/nation-name.ts";
import { Icon } from "../../parts/Icon.tsx";
import { useLanguage } from "../../session/language.tsx";
import { Problem } from "../Problem.tsx";
import type { CurrentDraw } from "./current-draw.ts";
import { DrawRules } from "./DrawRules.tsx";
import { useDrawText } from "./draw-text.ts";
import { NumberField } from "./NumberField.tsx";
import { Swaps } from "./Swaps.tsx";
import type { DrawOrder } from "./use-draw.ts";

type Props = {
	readonly view: DrawView;
	readonly current: CurrentDraw;
	readonly clubs: readonly CupFileClub[];
	/** Null: nothing is proposed, or it is being drawn. */
	readonly proposal: DrawProposal | null;
	readonly order: DrawOrder | null;
	readonly problem: string | null;
	/** Left out: nothing can be changed. Null drops the proposal. */
	readonly onOrder: ((order: DrawOrder | null) => void) | undefined;
	/** Draws from the proposed number. */
	readonly onDraw: () => void;
	/** Shows the draw team by team. */
	readonly onShow: () => void;
};

/** The rules of a draw, what they cost, its number, and the swaps by hand. */
export function DrawDetails({ view, current, clubs, proposal, order, problem, onOrder, onDraw, onShow }: Props) {
	const text = useDrawText();
	const language = useLanguage();
	const { isDrawn, outcomes, clashes } = current;
	const names = new Map(view.teams.map(({ id, name }) => [id, name]));
	const nameOf = (id: string) => names.get(id) ?? id;
	const valueName = useValueName(clubs);
	const setOrder = onOrder && ((part: Partial<DrawOrder>) => onOrder({ ...current.order, ...part }));
	const isStored = view.stored !== null;
	return (
		<>
			<DrawRules
				{...{ view, valueName }}
				rules={current.order.rules}
				kept={outcomes}
				onRules={setOrder && ((rules) => setOrder({ rules, swaps: [] }))}
			/>
			{proposal !== null && <HowGood {...{ proposal, nameOf }} />}
			{clashes.length > 0 && (
				<section className="pt-4">
					<h3 className="office-h3">{text.shirts}</h3>
					<ul>
						{clashes.map(({ group, teams: [one, other], shirt }) => (
							<li key={`${one} ${other}`} className="flex items-start gap-2 py-1">
								<Icon name="info" size={18} className="mt-0.5 text-ink-2" />
								{text.shirtsIn(groupTitle({ name: view.groups[group]?.name ?? "" }, language), nameOf(one), nameOf(other), shirt)}
							</li>
						))}
					</ul>
				</section>
			)}
			{(order !== null || isStored) && (
				<NumberField
					key={current.order.number}
					number={current.order.number}
					onNumber={setOrder && ((number) => setOrder({ number, swaps: [] }))}
				/>
			)}
			{onOrder !== undefined && (
				<div className="flex flex-wrap gap-2 pt-3">
					<button
						type="button"
						className={`office-button ${order === null && !isDrawn ? "office-button-ink" : ""}`}
						onClick={onDraw}
					>
						{order === null ? (isDrawn ? text.again : text.draw) : text.newNumber}
					</button>
					{proposal !== null && proposal.change !== null && (
						<button type="button" className="office-button" onClick={onShow}>
							<Icon name="play" size={16} />
							{text.evening}
						</button>
					)}
					{order !== null && (
						<button type="button" className="office-button" onClick={() => onOrder(null)}>
							{text.drop}
						</button>
					)}
				</div>
			)}
			{(isDrawn || current.order.swaps.length > 0) && (
				<Swaps swaps={current.order.swaps} nameOf={nameOf} onSwaps={setOrder && ((swaps) => setOrder({ swaps }))} />
			)}
			<Problem words={problem} />
		</>
	);
}

/** @returns how a value of a rule is called: a club's or a nation's name, or the district or level itself */
function useValueName(clubs: readonly CupFileClub[]): (rule: DrawRule, value: string) => string {
	const language = useLanguage();
	return ({ apart }, value) => {
		if (apart === "club") return clubs.find(({ id }) => id === value)?.name ?? value;
		if (apart === "nation") return nationName(value, language);
		return value;
	};
}

type HowGoodProps = { readonly proposal: DrawProposal; readonly nameOf: (id: string) => string };

/** Which rules cannot be kept together, or that a better draw may exist. */
function HowGood({ proposal: { impossible, isBest }, nameOf }: HowGoodProps) {
	const text = useDrawText();
	if (impossible === null) return isBest ? null : <p className="office-meta pt-2">{text.notBest}</p>;
	return (
		<p role="alert" className="mt-3 flex items-start gap-2 bg-amber-tint p-3">
			<Icon name="octagon" size={18} className="mt-0.5 text-loss" />
			<span className="min-w-0 break-words">
				<strong className="font-[650]">{impossible.isProven ? text.impossible : text.notFound}</strong>{" "}
				{impossible.rules.map(({ apart }) => text.apart[apart]).join(", ")}.{" "}
				{text.impossibleHow(impossible.teams.map(nameOf).join(", "))}
			</span>
		</p>
	);
}
