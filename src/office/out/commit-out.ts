import { randomUUID } from "node:crypto";
import type { Database } from "../../database/database.ts";
import type { ReplacedTime } from "../../results/acts/act.ts";
import { commitChange } from "../../results/acts/commit.ts";
import { CUP_FILE_FORMAT } from "../../results/record/cup-file.ts";
import type { CupFileChange } from "../../results/record/cup-file-change.ts";
import { isError } from "../../results/record/fault.ts";
import { readInBoth, sourceWithoutLines } from "../../results/record/input/source.ts";
import { PUBLISHING_TEXTS } from "../../text/office-server/publishing.ts";
import { NO_EDITION } from "../../text/office-server/refusals.ts";
import { type CurrentEdition, currentEdition } from "../current-edition.ts";
import type { Desk } from "../desk.ts";
import { faultLine } from "../fault-lines.ts";
import { OfficeRefused } from "../refused.ts";
import type { OfficeOptions } from "../service.ts";

/** @throws OfficeRefused 404 if the cup has no edition */
export async function presentEdition({ database, brand, now }: OfficeOptions): Promise<CurrentEdition> {
	const current = await currentEdition(database, brand.cup, now());
	if (!current) throw new OfficeRefused(404, NO_EDITION);
	return current;
}

type More = {
	/** Of a transaction. */
	readonly db?: Database;
	/** The scheduled publications that it cancels. */
	readonly took?: readonly ReplacedTime[];
	/** The account that proposed it. */
	readonly askedBy?: string | undefined;
};

/** Commits as an act of the account. @throws OfficeRefused if the record would become inconsistent */
export async function commitOut(
	{ database, brand: { cup } }: OfficeOptions,
	desk: Desk,
	kind: "publish" | "announce",
	change: Omit<CupFileChange, "format" | "cup">,
	{ db = database, took = [], askedBy }: More = {},
): Promise<void> {
	const source = readInBoth(sourceWithoutLines(kind, { format: CUP_FILE_FORMAT, cup: { id: cup }, ...change }));
	const head = {
		...{ kind, desk: desk.name, deskId: desk.id },
		...(askedBy !== undefined && { askedBy }),
		...(took.length > 0 && { asked: { request: randomUUID(), proposal: { kind: "publish", took } } }),
	};
	const { faults } = await commitChange(db, head, [source]);
	const [fault] = faults.filter(isError);
	if (fault)
		throw new OfficeRefused(
			422,
			PUBLISHING_TEXTS.apartBy((language) => faultLine(language, fault)),
		);
}
