import { and, eq } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import type { CupFileStream } from "./cup-file-stream.ts";
import { edition } from "./nouns/edition.ts";
import { stream } from "./nouns/stream.ts";

type StreamToPlay = Pick<CupFileStream, "access" | "state" | "provider" | "address"> & {
	readonly edition: string;
	readonly year: number;
};

/** The data for playing a stream, published or not. @returns undefined if the cup has no such stream */
export async function readStreamToPlay(db: Database, cup: number, id: string): Promise<StreamToPlay | undefined> {
	const { access, state, provider, address } = stream;
	const [row] = await db.orm
		.select({ access, state, provider, address, edition: edition.id, year: edition.year })
		.from(stream)
		.innerJoin(edition, and(eq(edition.cup, stream.cup), eq(edition.id, stream.edition)))
		.where(and(eq(stream.cup, cup), eq(stream.id, id)));
	return row;
}
