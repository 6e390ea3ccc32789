import { type FormEvent, useRef, useState } from "react";
import type { Role } from "../../office/desk.ts";
import { formatWeekday } from "../../text/format.ts";
import { Field } from "../parts/Field.tsx";
import { KeyCap } from "../parts/KeyCap.tsx";
import { SidePanel } from "../parts/SidePanel.tsx";
import { CallRefused, call } from "../session/calls.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import type { ShownColleague } from "./Colleagues.tsx";
import { ExistingDesk } from "./ExistingDesk.tsx";
import { type Given, InvitationLink } from "./InvitationLink.tsx";
import { RoleMatrix } from "./RoleMatrix.tsx";

const ROLES: readonly Role[] = ["office", "results", "arena"];

/** A desk to invite, or one to change. @param desk null: a new one */
export function DeskPanel({
	desk,
	onClose,
	onChanged,
}: {
	desk: ShownColleague | null;
	onClose: () => void;
	onChanged: () => void;
}) {
	const { colleagues: text, frame } = useOfficeText();
	const [role, setRole] = useState<Role>(desk?.role ?? "results");
	const [faults, setFaults] = useState<CallRefused["errors"]>({});
	const [refused, setRefused] = useState<string>();
	const [given, setGiven] = useState<Given>();
	const [isBusy, setBusy] = useState(false);
	const fields = useRef<HTMLFormElement>(null);
	const form = "desk-form";
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const { name, email, arena, until } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
		const about = { name, role, arena: role === "arena" ? arena || null : null, until: until || null };
		setBusy(true);
		setFaults({});
		setRefused(undefined);
		try {
			if (desk === null) setGiven({ ...(await call<Given>("POST", "/colleagues", { ...about, email })), email: email ?? "" });
			else {
				await call("PUT", `/colleagues/${desk.id}`, about);
				onClose();
			}
			onChanged();
		} catch (error) {
			const told = error instanceof CallRefused ? error : undefined;
			setFaults(told?.errors ?? {});
			setRefused(told && told.message !== "" ? told.message : frame.noNetwork);
		}
		setBusy(false);
	};
	if (given !== undefined)
		return (
			<SidePanel title={text.inviteTitle} onClose={onClose}>
				<InvitationLink given={given} />
			</SidePanel>
		);
	const isNamed = Object.keys(faults).some((field) => field === "name" || field === "email");
	return (
		<SidePanel
			kicker={text.proposed}
			title={desk === null ? text.inviteTitle : text.editTitle(desk.name)}
			onClose={onClose}
			onCommit={() => fields.current?.requestSubmit()}
			foot={
				<>
					{refused !== undefined && !isNamed && (
						<p role="alert" className="mb-2 font-[550] text-loss">
							{refused}
						</p>
					)}
					<button type="submit" form={form} disabled={isBusy} className="act-button">
						{desk === null ? text.send : text.save}
						<KeyCap>⌘⏎</KeyCap>
					</button>
					{desk === null && <p className="office-meta mt-2">{text.sendHow}</p>}
				</>
			}
		>
			<form id={form} noValidate onSubmit={(event) => void submit(event)} ref={fields} className="-mt-4">
				<div className="grid gap-x-4 wide:grid-cols-2">
					<Field label={text.name} name="name" maxLength={60} defaultValue={desk?.name} data-first="" error={faults.name?.[0]} />
					<Field
						label={text.email}
						name="email"
						type="email"
						defaultValue={desk?.email}
						readOnly={desk !== null}
						error={faults.email?.[0]}
					/>
				</div>
				<RoleChoice role={role} onChoose={setRole} />
				<div className="grid gap-x-4 wide:grid-cols-2">
					{role === "arena" && <ArenaChoice chosen={desk?.arena ?? null} />}
					<UntilChoice chosen={desk?.until ?? null} />
				</div>
			</form>
			{desk !== null && <ExistingDesk desk={desk} onChanged={onChanged} onGone={onClose} />}
			<RoleMatrix role={role} />
		</SidePanel>
	);
}

function RoleChoice({ role, onChoose }: { role: Role; onChoose: (role: Role) => void }) {
	const { colleagues: text, frame } = useOfficeText();
	return (
		<fieldset className="mt-4">
			<legend className="mb-1.5 font-[650]">{text.role}</legend>
			<div className="grid grid-cols-3 overflow-hidden rounded-control border border-line-strong">
				{ROLES.map((one) => (
					<label
						key={one}
						className={`grid min-h-10 place-items-center border-line-strong text-center not-first:border-l has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus coarse:min-h-11 ${one === role ? "bg-ink font-[650] text-paper" : ""}`}
					>
						<input
							type="radio"
							name="role"
							value={one}
							checked={one === role}
							onChange={() => onChoose(one)}
							className="sr-only"
						/>
						{frame.roles[one]}
					</label>
				))}
			</div>
		</fieldset>
	);
}

function ArenaChoice({ chosen }: { chosen: string | null }) {
	const { colleagues: text } = useOfficeText();
	const { arenas } = useSession();
	return (
		<label className="mt-4 block">
			<span className="mb-1.5 block font-[650]">{text.arena}</span>
			<select name="arena" defaultValue={chosen ?? ""} className="office-field min-h-12">
				<option value="">{text.chooseArena}</option>
				{arenas.map(({ id, name, fields }) => (
					<option key={id} value={id}>
						{text.arenaFields(name, fields.length)}
					</option>
				))}
			</select>
		</label>
	);
}

/** The days of the cup, and the account's present last day: no other day is useful. */
function UntilChoice({ chosen }: { chosen: string | null }) {
	const { colleagues: text } = useOfficeText();
	const language = useLanguage();
	const { edition } = useSession().cup;
	const days = new Set([...(edition === null ? [] : daysOf(edition)), ...(chosen === null ? [] : [chosen])]);
	return (
		<label className="mt-4 block">
			<span className="mb-1.5 block font-[650]">{text.untilLabel}</span>
			<select name="until" defaultValue={chosen ?? ""} className="office-field min-h-12">
				<option value="">{text.untilRemoved}</option>
				{[...days].sort().map((day) => (
					<option key={day} value={day}>
						{formatWeekday(day, language)}
					</option>
				))}
			</select>
		</label>
	);
}

const A_DAY = 86_400_000;

function daysOf({ startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string }): string[] {
	const days: string[] = [];
	for (let day = Date.parse(startsOn); day <= Date.parse(endsOn); day += A_DAY)
		days.push(new Date(day).toISOString().slice(0, 10));
	return days;
}
