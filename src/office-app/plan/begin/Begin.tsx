import "../../styles/day.css";
import { type ReactNode, useRef, useState } from "react";
import { Link, Navigate, useNavigate } from "react-router";
import { Icon } from "../../parts/Icon.tsx";
import type { IconName } from "../../parts/icons.ts";
import { KeyCap } from "../../parts/KeyCap.tsx";
import { useKeys } from "../../parts/use-keys.ts";
import { useSession } from "../../session/session.tsx";
import { ScreenKeys } from "../../slips/StatusStrip.tsx";
import { usePlanText } from "../plan-text.ts";
import { BackupPanel } from "./BackupPanel.tsx";
import { DemoDoor } from "./DemoDoor.tsx";
import { LastYearPanel } from "./LastYearPanel.tsx";

/** The first screen of an empty record: three ways to begin. It is not shown after the first act. */
export default function Begin() {
	const { begin: text } = usePlanText();
	const { desk, cup, isHere } = useSession();
	const navigate = useNavigate();
	const [open, setOpen] = useState<"last year" | "backup" | null>(null);
	const demo = useRef<HTMLButtonElement>(null);
	const mayBegin = cup.edition === null && desk.role === "office";
	const ways: Readonly<Record<string, () => void>> = {
		"1": () => void navigate("/plan?then=sheet"),
		"2": () => void navigate("/plan"),
		...(isHere && { "3": () => demo.current?.click() }),
	};
	useKeys(mayBegin ? ways : {});
	if (cup.edition !== null) return <Navigate replace to="/" />;
	if (desk.role !== "office")
		return (
			<main className="p-8">
				<h1 className="office-h1">{text.title}</h1>
				<p className="mt-3">{text.notYours}</p>
			</main>
		);
	return (
		<div className="flex min-h-0 flex-1 flex-col tablet:flex-row">
			<main className="mx-auto w-full max-w-296 flex-1 px-5 pt-10 pb-10 tablet:px-6 tablet:pt-14">
				<span aria-hidden="true" className="flex gap-2">
					<span className="h-3 w-11 bg-accent" />
					<span className="h-3 w-11 bg-line" />
					<span className="h-3 w-11 bg-line" />
				</span>
				<h1 className="mt-6 font-cond text-[3rem]/none font-[800]">{text.title}</h1>
				<p className="mt-4 max-w-160 text-[1.125rem]/7 text-ink-2">{text.lead}</p>
				<ul className="mt-8 grid gap-6 tablet:grid-cols-3">
					<Door isFirst icon="table" capital="1" title={text.sheet} how={text.sheetHow} points={text.sheetPoints}>
						<Link to="/plan?then=sheet" className="act-button">
							{text.sheetButton}
						</Link>
					</Door>
					<Door icon="list" capital="2" title={text.scratch} how={text.scratchHow} points={text.scratchPoints}>
						<Link to="/plan" className="office-button min-h-12 w-full">
							{text.scratchButton}
						</Link>
					</Door>
					{isHere && (
						<Door icon="eye" capital="3" title={text.demo} how={text.demoHow} points={text.demoPoints}>
							<DemoDoor button={demo} />
						</Door>
					)}
				</ul>
				<ul className="mt-8 flex flex-wrap gap-x-9 gap-y-2 border-t border-line pt-4">
					<li>
						<button type="button" className="flex min-h-11 items-center gap-2.5 text-ink-2" onClick={() => setOpen("backup")}>
							<Icon name="restore" size={18} />
							<span className="day-more items-center">{text.backup}</span>
						</button>
					</li>
					<li>
						<button type="button" className="flex min-h-11 items-center gap-2.5 text-ink-2" onClick={() => setOpen("last year")}>
							<Icon name="copy" size={18} />
							<span className="day-more items-center">{text.lastYear}</span>
						</button>
					</li>
					<li>
						<Link to="/colleagues" className="flex min-h-11 items-center gap-2.5 text-ink-2">
							<Icon name="users" size={18} />
							<span className="day-more items-center">{text.invite}</span>
						</Link>
					</li>
				</ul>
				<p className="office-meta mt-4">{text.foot}</p>
			</main>
			{open === "last year" && <LastYearPanel onClose={() => setOpen(null)} />}
			{open === "backup" && <BackupPanel onClose={() => setOpen(null)} />}
			<ScreenKeys>
				<span className="flex items-center gap-1.5">
					{Object.keys(ways).map((key) => (
						<KeyCap key={key}>{key}</KeyCap>
					))}
					{text.choose}
				</span>
			</ScreenKeys>
		</div>
	);
}

/** One way to begin. */
function Door({
	isFirst = false,
	icon,
	capital,
	title,
	how,
	points,
	children,
}: {
	readonly isFirst?: boolean;
	readonly icon: IconName;
	/** Its key. */
	readonly capital: string;
	readonly title: string;
	readonly how: string;
	readonly points: readonly string[];
	readonly children: ReactNode;
}) {
	return (
		<li className={`flex flex-col rounded-card bg-surface px-6 py-6 ${isFirst ? "border-2 border-ink" : "border border-line"}`}>
			<div className="flex items-start justify-between">
				<Icon name={icon} size={32} />
				<KeyCap>{capital}</KeyCap>
			</div>
			<h2 className="mt-4 font-cond text-[1.625rem]/8 font-[800]">{title}</h2>
			<p className="mt-1.5 text-ink-2">{how}</p>
			<ul className="mt-4 mb-8 border-t border-line">
				{points.map((point) => (
					<li key={point} className="border-b border-line py-2 last:border-b-0">
						{point}
					</li>
				))}
			</ul>
			<div className="mt-auto">{children}</div>
		</li>
	);
}
