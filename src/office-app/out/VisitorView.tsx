import { useLayoutEffect, useRef, useState } from "react";
import type { Switch } from "../../cup/publication-order.ts";
import { useLanguage } from "../session/language.tsx";
import { usePublishingText } from "../session/publishing-text.ts";
import { useSession } from "../session/session.tsx";
import { usePreview } from "./use-preview.ts";

/** The pages on which a visitor sees what a switch shows, within the year. */
const PAGES: Readonly<Record<Switch, string>> = { clubs: "/nations", teams: "/categories", lot: "/categories", schedule: "" };

/** The sizes of the shown windows in px. */
const WINDOWS = { phone: { width: 390, height: 620 }, desktop: { width: 1280, height: 860 } } as const;
type Width = keyof typeof WINDOWS;

type Props = {
	/** Whose pages are shown first; null: Home. */
	readonly of: Switch | null;
	/** Whether it is shown as it would be once published. */
	readonly isTurned: boolean;
};

/** The site as a visitor sees it, now or with a switch on, in the width of a phone or a desktop. */
export function VisitorView({ of, isTurned }: Props) {
	const { out } = usePublishingText();
	const { visitor: text } = out;
	const { cup } = useSession();
	const [width, setWidth] = useState<Width>("phone");
	const [shows, setShows] = useState<"now" | "published">(isTurned ? "published" : "now");
	const isThen = isTurned && of !== null && shows === "published";
	const [preview, openAgain] = usePreview(isThen ? of : "now");
	const language = useLanguage();
	const path = `/${cup.edition?.year ?? ""}${of === null ? "" : PAGES[of]}?lang=${language}`;
	return (
		<div>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
				{isTurned && of !== null && (
					<Choice
						label={text.asOf}
						options={[
							["now", text.now],
							["published", text.published],
						]}
						value={shows}
						onChoose={setShows}
					/>
				)}
				<Choice
					label={text.width}
					options={[
						["phone", text.phone],
						["desktop", text.desktop],
					]}
					value={width}
					onChoose={setWidth}
				/>
			</div>
			{preview.state === "open" ? (
				<Window
					title={isThen ? text.frameThen(out.switches[of]) : text.frameNow}
					address={preview.address + path}
					size={WINDOWS[width]}
				/>
			) : (
				<div className="grid min-h-60 place-items-center rounded-card border border-line-strong p-6 text-center">
					<p role={preview.state === "failed" ? "alert" : "status"}>
						{preview.state === "failed" ? preview.problem : preview.state === "ended" ? text.ended : text.opening}
					</p>
				</div>
			)}
			<p className="office-meta mt-2 flex flex-wrap items-center justify-between gap-x-4">
				<span>{text.alone}</span>
				{preview.state === "open" ? (
					<a
						href={preview.address + path}
						target="_blank"
						rel="noreferrer"
						className="border-b-2 border-accent-ink font-[600] text-ink"
					>
						{text.inTab}
					</a>
				) : (
					preview.state !== "opening" && (
						<button type="button" className="office-button" onClick={openAgain}>
							{text.again}
						</button>
					)
				)}
			</p>
		</div>
	);
}

/** A page in a window of a visitor's size, made as small as the panel needs. It runs no script. */
function Window({
	title,
	address,
	size: { width, height },
}: {
	readonly title: string;
	readonly address: string;
	readonly size: (typeof WINDOWS)[Width];
}) {
	const room = useRef<HTMLDivElement>(null);
	const [scale, setScale] = useState(1);
	useLayoutEffect(() => {
		const element = room.current;
		if (element === null) return;
		const shrink = () => setScale(Math.min(1, element.clientWidth / width));
		shrink();
		const watching = new ResizeObserver(shrink);
		watching.observe(element);
		return () => watching.disconnect();
	}, [width]);
	return (
		<div ref={room}>
			<div
				className="mx-auto overflow-hidden rounded-card border-2 border-ink"
				style={{ width: width * scale, height: height * scale, boxSizing: "content-box", maxWidth: "100%" }}
			>
				<iframe
					title={title}
					src={address}
					sandbox="allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
					referrerPolicy="no-referrer"
					className="block origin-top-left border-0 bg-paper"
					style={{ width, height, transform: `scale(${scale})` }}
				/>
			</div>
		</div>
	);
}

type ChoiceProps<Value extends string> = {
	readonly label: string;
	readonly options: readonly (readonly [value: Value, label: string])[];
	readonly value: Value;
	readonly onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ label, options, value, onChoose }: ChoiceProps<Value>) {
	return (
		<fieldset className="flex overflow-hidden rounded-control border border-line-strong">
			<legend className="sr-only">{label}</legend>
			{options.map(([one, name]) => (
				<button
					key={one}
					type="button"
					aria-pressed={one === value}
					onClick={() => onChoose(one)}
					className={`min-h-8 px-3 coarse:min-h-11 ${one === value ? "bg-ink font-[600] text-paper" : "bg-surface text-ink"}`}
				>
					{name}
				</button>
			))}
		</fieldset>
	);
}
