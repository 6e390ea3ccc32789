import { useState } from "react";
import { placeName } from "../../cup/place-name.ts";
import type { PublishingView, ReporterView } from "../../office/out/publishing-view.ts";
import { formatInstant, formatNumber } from "../../text/format.ts";
import { KeyCap } from "../parts/KeyCap.tsx";
import { SidePanel } from "../parts/SidePanel.tsx";
import { TableHead } from "../parts/TableHead.tsx";
import { useLanguage } from "../session/language.tsx";
import { usePublishingText } from "../session/publishing-text.ts";
import { useSession } from "../session/session.tsx";
import { CupName, isCupNamed } from "./CupName.tsx";
import { NewLinks } from "./NewLinks.tsx";
import type { OutNow } from "./use-out.ts";

const A_DAY = 86_400_000;

/** The reporters' links: last use, reports today, and renewal. */
export function ReporterLinks({ told, out }: { readonly told: PublishingView; readonly out: OutNow }) {
	const { out: text } = usePublishingText();
	const language = useLanguage();
	const { cup, arenas } = useSession();
	const [open, setOpen] = useState<Opened | null>(null);
	const show = (opened: Opened) => {
		out.forget();
		setOpen(opened);
	};
	const fields = new Map(
		arenas.flatMap(({ name, fields }) => fields.map((field) => [field.id, placeName(name, field.name)] as const)),
	);
	const placeOf = ({ arena, field, office }: ReporterView) => {
		const place = field !== null ? (fields.get(field) ?? field) : (arenas.find(({ id }) => id === arena)?.name ?? text.allFields);
		return office ? `${place}, ${text.asOffice}` : place;
	};
	const seen = (at: string) => formatInstant(new Date(at), cup.zone, language, Date.now() - Date.parse(at) > A_DAY);
	return (
		<>
			<main className="min-w-0 flex-1 px-5 pt-4 pb-8 tablet:px-7">
				<div className="flex flex-wrap items-center gap-x-4 pb-3">
					<h1 className="office-h1 mr-auto">{text.parts.reporters}</h1>
					<button type="button" className="office-button" disabled={out.isBusy} onClick={() => show("new")}>
						{text.makeLinks}
					</button>
				</div>
				{told.reporters.length === 0 ? (
					<p className="office-meta">{text.noReporters}</p>
				) : (
					<table className="w-full border-collapse border-t-2 border-ink">
						<TableHead
							look="border-b border-line"
							columns={[
								{ name: text.place },
								{ name: text.lastSeen, look: "w-28" },
								{ name: text.reportsToday, look: "w-28 text-right" },
								{ name: text.renew, look: "w-52", isUnseen: true },
							]}
						/>
						<tbody>
							{told.reporters.map((one) => (
								<tr key={one.id} className="border-b border-line">
									<th scope="row" className="py-1.5 text-left font-[650]">
										{placeOf(one)} {one.name !== placeOf(one) && <span className="office-meta font-[450]">{one.name}</span>}
									</th>
									<td className="text-ink-2">{one.seenAt === null ? text.never : seen(one.seenAt)}</td>
									<td className="text-right tabular-nums">{formatNumber(one.reportsToday, language)}</td>
									<td className="text-right">
										<span className="flex justify-end gap-2">
											<button
												type="button"
												className="office-button"
												aria-label={text.renewOf(placeOf(one))}
												disabled={out.isBusy}
												onClick={() => show({ deed: "renew", one })}
											>
												{text.renew}
											</button>
											<button
												type="button"
												className="office-button"
												aria-label={text.revokeOf(placeOf(one))}
												disabled={out.isBusy}
												onClick={() => show({ deed: "revoke", one })}
											>
												{text.revoke}
											</button>
										</span>
									</td>
								</tr>
							))}
						</tbody>
					</table>
				)}
			</main>
			{open === "new" && <NewLinks out={out} onClose={() => setOpen(null)} />}
			{open !== null && open !== "new" && (
				<EndLink
					key={`${open.deed} ${open.one.id}`}
					{...{ out, deed: open.deed, id: open.one.id, place: placeOf(open.one) }}
					onClose={() => setOpen(null)}
				/>
			)}
		</>
	);
}

type Deed = "renew" | "revoke";
type Opened = "new" | { readonly deed: Deed; readonly one: ReporterView };
type EndProps = {
	readonly out: OutNow;
	readonly deed: Deed;
	readonly id: string;
	readonly place: string;
	readonly onClose: () => void;
};

/** The present link stops working at once; another may replace it. */
function EndLink({ out, deed, id, place, onClose }: EndProps) {
	const { out: text } = usePublishingText();
	const [name, setName] = useState("");
	const [link, setLink] = useState<string | null>(null);
	const commit = async () => {
		if (deed === "revoke") {
			if (await out.send("DELETE", `/out/reporters/${id}`, { cupName: name })) onClose();
			return;
		}
		const renewed = await out.send<{ link: string }>("POST", `/out/reporters/${id}/renew`, { cupName: name });
		if (renewed) setLink(renewed.link);
	};
	if (link !== null)
		return (
			<SidePanel key="renewed" title={text.renewed(place)} onClose={onClose}>
				<input
					readOnly
					data-first=""
					aria-label={text.renewed(place)}
					className="office-field"
					value={link}
					onFocus={(event) => event.target.select()}
				/>
				<p className="office-meta mt-2">{text.renewedHow}</p>
			</SidePanel>
		);
	return (
		<SidePanel
			kicker={text.proposed}
			title={deed === "renew" ? text.renewOf(place) : text.revokeOf(place)}
			// The new link is shown once, and the old one no longer works by then.
			onClose={() => out.isBusy || onClose()}
			onCommit={() => void (out.isBusy || !isCupNamed(name) || commit())}
			foot={
				<>
					{out.problem !== null && (
						<p role="alert" className="mb-2 font-[550] text-loss">
							{out.problem}
						</p>
					)}
					<button type="button" disabled={out.isBusy || !isCupNamed(name)} onClick={() => void commit()} className="act-button">
						{deed === "renew" ? text.renew : text.revoke}
						<KeyCap>⌘⏎</KeyCap>
					</button>
				</>
			}
		>
			<p>{text.renewHow}</p>
			<CupName value={name} onWrite={setName} />
		</SidePanel>
	);
}
