import { useState } from "react";
import { placeName } from "../../cup/place-name.ts";
import type { MadeLinks } from "../../office/out/publishing-view.ts";
import { Field } from "../parts/Field.tsx";
import { KeyCap } from "../parts/KeyCap.tsx";
import { SidePanel } from "../parts/SidePanel.tsx";
import { usePublishingText } from "../session/publishing-text.ts";
import { useSession } from "../session/session.tsx";
import type { OutNow } from "./use-out.ts";

/** A page per link with its QR code, to be printed: made in the browser, since the links are shown only now. */
function takePages({ page }: MadeLinks, name: string): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(new Blob([page], { type: "text/html;charset=utf-8" }));
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Links for fields that have none, for an arena's or for one field: made, and shown once. */
export function NewLinks({ out, onClose }: { readonly out: OutNow; readonly onClose: () => void }) {
	const { out: text } = usePublishingText();
	const { arenas } = useSession();
	const [of, setOf] = useState("without");
	const [name, setName] = useState("");
	const [isOffice, setOffice] = useState(false);
	/** One link for several fields. */
	const isMany = of === "cup" || of.startsWith("whole ");
	const [made, setMade] = useState<MadeLinks | null>(null);
	const commit = async () => {
		const [kind, id] = of.split(" ");
		const many = { arena: id ?? null, office: isOffice, ...(name.trim() !== "" && { name: name.trim() }) };
		const body = isMany ? { many } : kind === "arena" ? { arena: id } : kind === "field" ? { field: id } : { without: "a link" };
		const links = await out.send<MadeLinks>("POST", "/out/reporters", body);
		if (links) setMade(links);
	};
	if (made !== null)
		return (
			<SidePanel
				key="made"
				title={text.madeLinks(made.links.length)}
				onClose={onClose}
				foot={
					made.links.length > 0 && (
						<button type="button" data-first="" className="act-button" onClick={() => takePages(made, text.sheetFile)}>
							{text.takeSheet}
						</button>
					)
				}
			>
				<p>{made.links.length === 0 ? text.allHaveLinks : text.madeHow}</p>
				<ul className="mt-3 grid gap-3">
					{made.links.map(({ name, arena, link }) => (
						<li key={link}>
							<label className="grid gap-1 font-[650]">
								{isMany ? name : placeName(arena, name)}
								<input readOnly className="office-field font-[450]" value={link} onFocus={(event) => event.target.select()} />
							</label>
						</li>
					))}
				</ul>
			</SidePanel>
		);
	return (
		<SidePanel
			kicker={text.proposed}
			title={text.makeLinks}
			// Links are shown once: closing the panel before they have loaded would lose them.
			onClose={() => out.isBusy || onClose()}
			onCommit={() => out.isBusy || void commit()}
			foot={
				<>
					{out.problem !== null && (
						<p role="alert" className="mb-2 font-[550] text-loss">
							{out.problem}
						</p>
					)}
					<button type="button" disabled={out.isBusy} onClick={() => void commit()} className="act-button">
						{text.makeLinks}
						<KeyCap>⌘⏎</KeyCap>
					</button>
				</>
			}
		>
			<label className="grid gap-1">
				{text.linksFor}
				<select
					data-first=""
					aria-label={text.linksFor}
					className="office-field"
					value={of}
					onChange={({ target }) => setOf(target.value)}
				>
					<option value="without">{text.fieldsWithout}</option>
					<option value="cup">{text.oneForAll}</option>
					{arenas.map((arena) => (
						<optgroup key={arena.id} label={arena.name}>
							<option value={`arena ${arena.id}`}>{text.fieldsOf(arena.name)}</option>
							<option value={`whole ${arena.id}`}>{text.oneForArena(arena.name)}</option>
							{arena.fields.map(({ id, name }) => (
								<option key={id} value={`field ${id}`}>
									{placeName(arena.name, name)}
								</option>
							))}
						</optgroup>
					))}
				</select>
			</label>
			{isMany && (
				<>
					<Field
						label={text.linkName}
						help={text.linkNameHow}
						maxLength={60}
						autoComplete="off"
						value={name}
						onChange={({ target }) => setName(target.value)}
					/>
					<label className="mt-4 flex min-h-11 items-start gap-3">
						<input
							type="checkbox"
							className="mt-0.5 size-5 shrink-0"
							checked={isOffice}
							onChange={({ target }) => setOffice(target.checked)}
						/>
						<span>
							<span className="block font-[650]">{text.reportsAsOffice}</span>
							<span className="text-ink-2">{text.reportsAsOfficeHow}</span>
						</span>
					</label>
				</>
			)}
			<p className="office-meta mt-3">{isMany ? text.makeOneHow : text.makeHow}</p>
		</SidePanel>
	);
}
