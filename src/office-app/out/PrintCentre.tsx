import { type ReactNode, useRef, useState } from "react";
import type { PublishingView } from "../../office/out/publishing-view.ts";
import { formatNumber, formatWeekday } from "../../text/format.ts";
import { playoffTitle } from "../../text/office/playoff-title.ts";
import { useLanguage } from "../session/language.tsx";
import { usePublishingText } from "../session/publishing-text.ts";
import { useSession } from "../session/session.tsx";
import { ClockField } from "./ClockField.tsx";
import {
	ALL_CATEGORIES,
	hasAllCategories,
	hasChanges,
	hasDay,
	officePrintAddress,
	PRINTS,
	type Print,
	type Subject,
	usualPaper,
	type Wanted,
} from "./print-address.ts";

type Choices = readonly (readonly [value: string, name: string])[];

/** What is printed, of what, on which paper and in which language; beside it the pages themselves. */
export function PrintCentre({ told }: { readonly told: PublishingView }) {
	const { out, print: text } = usePublishingText();
	const shown = useLanguage();
	const [print, setPrint] = useState<Print>("sheets");
	const [chosen, setChosen] = useState<Partial<Record<Subject, string>>>({});
	const [paper, setPaper] = useState<Partial<Record<Print, Wanted["paper"]>>>({});
	const [language, setLanguage] = useState<Wanted["language"]>("both");
	const isPublic = told.published.schedule;
	const [early, setEarly] = useState(!isPublic);
	const days = useDays();
	const [day, setDay] = useState(days.first);
	const [each, setEach] = useState<Wanted["each"]>(4);
	const [since, setSince] = useState<string | null>("");
	const subjects = useSubjects(told);
	const subject = PRINTS[print];
	const ids: Choices = [
		...(hasAllCategories(print) && subjects.category.length > 1 ? [[ALL_CATEGORIES, text.allCategories] as const] : []),
		...subjects[subject],
	];
	const [id] = ids.find(([one]) => one === chosen[subject]) ?? ids[0] ?? [];
	const size = paper[print] ?? usualPaper(print);
	const wanted: Wanted | null =
		id === undefined
			? null
			: { ...{ print, id, paper: size, language, day, each }, since: since || null, isEarly: early && !isPublic };
	return (
		<main className="flex min-w-0 flex-1 flex-col wide:flex-row">
			<div className="min-w-0 px-5 pt-4 pb-8 tablet:px-7 wide:w-96 wide:shrink-0 wide:border-line wide:border-r">
				<h1 className="office-h1">{out.parts.print}</h1>
				<p className="office-meta pb-3">{text.hint}</p>
				<fieldset className="border-t-2 border-ink">
					<legend className="sr-only">{out.parts.print}</legend>
					{(Object.keys(PRINTS) as Print[]).map((one) => (
						<label
							key={one}
							className={`flex min-h-12 items-center gap-3 border-line border-b px-2 ${one === print ? "bg-surface" : ""}`}
						>
							<input
								type="radio"
								name="print"
								checked={one === print}
								onChange={() => setPrint(one)}
								className="size-5 shrink-0"
							/>
							<span className="min-w-0 flex-1 py-1">
								<span className="block font-[650]">{text.what[one][0]}</span>
								<span className="office-meta block">{text.what[one][1]}</span>
							</span>
							{told.prints[one] !== null && (
								<span className="font-cond text-[1.25rem] font-[750] figures">{formatNumber(told.prints[one], shown)}</span>
							)}
						</label>
					))}
				</fieldset>
				<div className="mt-4 grid grid-cols-2 gap-3">
					<Select
						label={text[subject]}
						value={id ?? ""}
						choices={ids}
						onChoose={(to) => setChosen({ ...chosen, [subject]: to })}
						wide
					/>
					{hasDay(print) && <Select label={text.day} value={day} choices={days.choices} onChoose={setDay} />}
					<Select
						label={text.paper}
						value={size}
						choices={Object.entries(text.papers)}
						onChoose={(to) => setPaper({ ...paper, [print]: to as Wanted["paper"] })}
					/>
					<Select
						label={text.language}
						value={language}
						choices={Object.entries(text.languages)}
						onChoose={(to) => setLanguage(to as Wanted["language"])}
					/>
					{print === "slips" && (
						<Select
							label={text.each}
							value={String(each)}
							choices={[
								["2", "2"],
								["4", "4"],
							]}
							onChoose={(to) => setEach(to === "2" ? 2 : 4)}
						/>
					)}
				</div>
				{!isPublic && (
					<label className="mt-4 flex min-h-11 items-center gap-3">
						<input
							type="checkbox"
							checked={early}
							onChange={({ target }) => setEarly(target.checked)}
							className="size-5 shrink-0"
						/>
						<span>
							<span className="block font-[650]">{text.early}</span>
							<span className="office-meta block">{text.earlyHow}</span>
						</span>
					</label>
				)}
				{hasChanges(print) && <ClockField label={text.since} how={text.sinceHow} value={since} onSet={setSince} />}
				{print === "slips" && <p className="office-meta mt-3">{text.slotsHow}</p>}
			</div>
			{wanted === null ? (
				<p className="p-7">{text.none}</p>
			) : (
				<Pages key={officePrintAddress(told.edition.year, wanted)} address={officePrintAddress(told.edition.year, wanted)} />
			)}
		</main>
	);
}

type Counts = { readonly pages: number | null; readonly slips: number };
const UNCOUNTED: Counts = { pages: null, slips: 0 };

const countsOf = (sheets: Document | null): Counts =>
	sheets === null
		? UNCOUNTED
		: { pages: sheets.querySelectorAll(".page").length, slips: sheets.querySelectorAll(".slip").length };

/** The pages as they will be, with their number. */
function Pages({ address }: { readonly address: string }) {
	const { print: text } = usePublishingText();
	const frame = useRef<HTMLIFrameElement>(null);
	const [{ pages, slips }, setCounts] = useState<Counts>(UNCOUNTED);
	return (
		<section aria-label={text.preview} className="flex min-h-160 min-w-0 flex-1 flex-col">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-5 py-2.5 tablet:px-7">
				<p role="status" className="mr-auto font-[650]">
					{pages === null ? text.making : [text.pages(pages), ...(slips > 0 ? [text.slips(slips)] : [])].join(", ")}
				</p>
				<a href={address} target="_blank" rel="noreferrer" className="office-button inline-flex items-center">
					{text.inTab}
				</a>
				<button
					type="button"
					disabled={pages === null}
					onClick={() => frame.current?.contentWindow?.print()}
					className="office-button office-button-ink"
				>
					{text.print(pages ?? 0)}
				</button>
			</div>
			<iframe
				ref={frame}
				title={text.preview}
				src={address}
				onLoad={({ currentTarget }) => setCounts(countsOf(currentTarget.contentDocument))}
				className="min-h-0 w-full flex-1 border-0"
			/>
			<p className="office-meta px-5 py-2 tablet:px-7">{text.pdfHow}</p>
		</section>
	);
}

/** What each kind of sheet can be chosen of. */
function useSubjects(told: PublishingView): Readonly<Record<Subject, Choices>> {
	const language = useLanguage();
	const { arenas } = useSession();
	return {
		arena: arenas.map(({ id, name }) => [id, name]),
		team: told.teams.map(({ id, name, code }) => [id, [name, code?.[language]].filter(Boolean).join(" · ")]),
		category: told.categories.map(({ id, name }) => [id, name[language]]),
		playoff: told.categories.flatMap(({ id, name, playoffs }) =>
			playoffs.map((playoff) => [`${id}/${playoff.id}`, `${name[language]}, ${playoffTitle(playoff.name)[language]}`] as const),
		),
	};
}

/** The edition's days; the first is today, if it is one of them. */
function useDays(): { readonly choices: Choices; readonly first: string } {
	const language = useLanguage();
	const { cup } = useSession();
	if (cup.edition === null) return { choices: [], first: "" };
	const { startsOn, endsOn } = cup.edition;
	const choices: (readonly [string, string])[] = [];
	for (let at = Date.parse(startsOn); at <= Date.parse(endsOn); at += 86_400_000) {
		const day = new Date(at).toISOString().slice(0, 10);
		choices.push([day, formatWeekday(day, language)]);
	}
	return { choices, first: choices.find(([day]) => day === cup.today)?.[0] ?? startsOn };
}

type SelectProps = {
	readonly label: string;
	readonly value: string;
	readonly choices: Choices;
	readonly onChoose: (value: string) => void;
	readonly wide?: boolean;
};

function Select({ label, value, choices, onChoose, wide = false }: SelectProps): ReactNode {
	return (
		<label className={`grid min-w-0 gap-1 font-[650] ${wide ? "col-span-2" : ""}`}>
			{label}
			<select
				className="office-field font-[450]"
				value={value}
				disabled={choices.length === 0}
				onChange={({ target }) => onChoose(target.value)}
			>
				{choices.map(([one, name]) => (
					<option key={one} value={one}>
						{name}
					</option>
				))}
			</select>
		</label>
	);
}
