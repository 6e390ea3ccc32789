import { useCallback, useEffect, useRef, useState } from "react";
import type { Colleague } from "../../office/staff/colleagues.ts";
import { formatInstant, formatWeekday } from "../../text/format.ts";
import { Icon } from "../parts/Icon.tsx";
import { KeyCap } from "../parts/KeyCap.tsx";
import { TableHead } from "../parts/TableHead.tsx";
import { useKeys } from "../parts/use-keys.ts";
import { PassesPanel } from "../people/PassesPanel.tsx";
import { call, refusalWords } from "../session/calls.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useOfficeNow, useSession } from "../session/session.tsx";
import { ScreenKeys } from "../slips/StatusStrip.tsx";
import { DeskPanel } from "./DeskPanel.tsx";

/** As parsed from JSON. */
export type ShownColleague = Omit<Colleague, "invitedAt" | "lastSeenAt"> & {
	readonly invitedAt: string | null;
	readonly lastSeenAt: string | null;
};

/** The panel's subject: a new account, an existing one, or All Access. */
type Open = "new" | "passes" | ShownColleague | null;

export default function Colleagues() {
	const { colleagues: text, frame } = useOfficeText();
	const { presence } = useOfficeNow();
	const { cup } = useSession();
	const [colleagues, setColleagues] = useState<readonly ShownColleague[]>();
	const [failed, setFailed] = useState<string>();
	const [open, setOpen] = useState<Open>(null);
	const opener = useRef<HTMLElement | null>(null);
	const read = useCallback(
		() =>
			call<{ colleagues: ShownColleague[] }>("GET", "/colleagues").then(
				(told) => setColleagues(told.colleagues),
				(error: unknown) => setFailed(refusalWords(error, frame.noNetwork)),
			),
		[frame],
	);
	// biome-ignore lint/correctness/useExhaustiveDependencies: who comes and goes is told, and then listed anew
	useEffect(() => void read(), [read, presence]);
	const show = (next: Open) => {
		opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
		setOpen(next);
	};
	const close = () => {
		setOpen(null);
		opener.current?.focus();
		void read();
	};
	useKeys({ i: () => show("new") });
	const here = new Set(presence.map(({ id }) => id));
	const shown = open === null || typeof open === "string" ? open : (colleagues?.find(({ id }) => id === open.id) ?? open);
	return (
		<div className="flex min-h-0 flex-1 flex-col tablet:flex-row">
			<main className="min-w-0 flex-1 px-5 pt-4 pb-8 tablet:px-7">
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
					<h1 className="office-h1">{text.title}</h1>
					{colleagues !== undefined && (
						<p className="office-meta mr-auto">
							{text.count(colleagues.length, colleagues.filter(({ id }) => here.has(id)).length)}
						</p>
					)}
					<button type="button" onClick={() => show("passes")} className="office-button">
						{text.passes}
					</button>
					<button type="button" onClick={() => show("new")} className="office-button office-button-ink">
						<Icon name="plus" size={16} />
						{text.invite}
						<KeyCap>I</KeyCap>
					</button>
				</div>
				{failed !== undefined && (
					<p role="alert" className="text-loss">
						{failed}
					</p>
				)}
				<table className="w-full border-collapse">
					<TableHead
						look="border-b border-line phone:sr-only"
						columns={[
							{ name: text.desk, look: "pl-11" },
							{ name: text.role, look: "w-28" },
							{ name: text.may, look: "w-44" },
							{ name: text.lastHere, look: "w-32" },
							{ name: text.save, look: "w-12", isUnseen: true },
						]}
					/>
					<tbody>
						{colleagues?.map((one) => (
							<Row key={one.id} colleague={one} isHere={here.has(one.id)} onEdit={() => show(one)} />
						))}
					</tbody>
				</table>
				<p className="office-meta mt-4">{text.foot}</p>
			</main>
			{shown === "passes" && <PassesPanel year={cup.edition?.year} onClose={close} />}
			{shown !== null && shown !== "passes" && (
				<DeskPanel
					key={shown === "new" ? "new" : shown.id}
					desk={shown === "new" ? null : shown}
					onClose={close}
					onChanged={read}
				/>
			)}
			<ScreenKeys>
				<span className="flex items-center gap-1.5">
					<KeyCap>I</KeyCap>
					{text.invite.toLowerCase()}
				</span>
			</ScreenKeys>
		</div>
	);
}

function Row({ colleague, isHere, onEdit }: { colleague: ShownColleague; isHere: boolean; onEdit: () => void }) {
	const { colleagues: text, frame } = useOfficeText();
	const language = useLanguage();
	const { arenas } = useSession();
	const { name, email, initials, role, arena, until } = colleague;
	const fields = arenas.find(({ id }) => id === arena)?.fields.length ?? 0;
	return (
		<tr className="border-b border-line phone:grid phone:grid-cols-[1fr_auto] phone:py-2">
			<th scope="row" className="py-2 text-left font-[450] ">
				<span className="flex items-center gap-3">
					<span
						aria-hidden="true"
						className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken font-cond text-[0.875rem] font-[700]"
					>
						{initials}
					</span>
					<span className="min-w-0">
						<span className="block font-[650]">{name}</span>
						<span className="office-meta block break-all">{email}</span>
					</span>
				</span>
			</th>
			<td className="phone:order-1">
				<span
					className={`rounded-[3px] px-2 py-1 font-cond text-[0.875rem] font-[600] ${role === "office" ? "bg-ink text-paper" : "bg-sunken text-ink-2"}`}
				>
					{frame.roles[role]}
				</span>
			</td>
			<td className="text-ink-2 phone:hidden">{role === "arena" ? text.mayFields(fields) : text.mayOf[role]}</td>
			<td className="text-ink-2 phone:order-1">
				<LastHere colleague={colleague} isHere={isHere} />
				{until !== null && <span className="office-meta block">{text.until(formatWeekday(until, language))}</span>}
			</td>
			<td className="text-right">
				<button type="button" onClick={onEdit} className="grid size-10 place-items-center rounded-control coarse:size-11">
					<Icon name="pencil" size={18} />
					<span className="sr-only">{text.edit(name)}</span>
				</button>
			</td>
		</tr>
	);
}

const A_DAY = 86_400_000;

function LastHere({ colleague: { isIn, invitedAt, lastSeenAt }, isHere }: { colleague: ShownColleague; isHere: boolean }) {
	const { colleagues: text } = useOfficeText();
	const language = useLanguage();
	const { cup } = useSession();
	const when = (instant: string) =>
		formatInstant(new Date(instant), cup.zone, language, Date.now() - Date.parse(instant) > A_DAY);
	if (isHere)
		return (
			<span className="flex items-center gap-2 text-ink">
				<span aria-hidden="true" className="size-2 rounded-full bg-live" />
				{text.now}
			</span>
		);
	if (invitedAt !== null)
		return (
			<span className="rounded-[3px] bg-amber-tint px-1.5 py-0.5 font-cond text-[0.875rem] font-[600] text-amber-ink">
				{text.invited(when(invitedAt))}
			</span>
		);
	if (!isIn) return <span className="text-amber-ink">{text.tooOld}</span>;
	return lastSeenAt === null ? text.never : when(lastSeenAt);
}
