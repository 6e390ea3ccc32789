import type { CupFileCup } from "../../../results/record/cup-file.ts";
import { CUP } from "../columns/cup.ts";
import type { Draft } from "../draft.ts";
import { readNation } from "../words/nation.ts";
import { readText, readZone, wholeNumber } from "../words/plain.ts";
import { readSport } from "../words/vocabularies.ts";

export type CupOptions = {
	/** The cup's number, which overrides the sheet's. */
	readonly cup?: number;
	/** Defaults for values that neither the sheets nor the record have. */
	readonly brand: Pick<CupFileCup, "name" | "sport"> & { readonly cup: number };
	/** The sheets say what is new: of what they do not have, the record's own is known, by its names. */
	readonly isOverRecord?: boolean;
	/** Over the record, a schedule puts its teams without a group in the groups that its matches are of. */
	readonly drawsFromMatches?: boolean;
	/** The cups of the record. */
	readonly cups: readonly CupFileCup[];
	/** For each cup's number, the edition to use if no sheet names one. */
	readonly editions?: ReadonlyMap<number, { readonly id: string; readonly year: number }>;
};

export function readCup(draft: Draft, { cup, brand, cups }: CupOptions): void {
	const row = draft.folder.onlyRow(CUP);
	const id = cup ?? row?.value("id", wholeNumber(1)) ?? brand.cup;
	const present = cups.find((one) => one.id === id);
	const name = row?.value("name", readText);
	const zone = row?.value("zone", readZone);
	const sport = row?.value("sport", readSport);
	draft.cup = { id, ...(name && { name }), ...(zone && { zone }), ...(sport && { sport }) };
	const otherwise = present?.name ?? (id === brand.cup ? brand.name : `Cup ${id}`);
	draft.cupName = name ?? otherwise;
	draft.sport = sport ?? present?.sport ?? brand.sport;
	draft.zone = zone ?? (row?.cell("zone") ? undefined : present?.zone);
	draft.nation = row?.value("nation", readNation);
	draft.nationIsWrong = draft.nation === undefined && row?.cell("nation") !== undefined;
	if (row) draft.comesFrom(draft.cup, row, { id: "id", name: "name", zone: "zone", sport: "sport" });
	if (!present) draft.defaults.set(draft.cup, { name: otherwise, sport: draft.sport });
	if (draft.zone !== undefined || row?.cell("zone")) return;
	const words = { message: "no time zone", expected: "the cup's time zone: Europe/Stockholm, in cup.csv" };
	if (row) row.error("zone", { ...words, value: undefined });
	else draft.faults.push({ severity: "error", file: draft.folder.name, field: "cup.csv", value: undefined, ...words });
}
