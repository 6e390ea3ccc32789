import { type Command, InvalidArgumentError } from "commander";
import { readEnvironment } from "../server/environment.ts";
import { Refusal } from "./refusal.ts";

/** More than the cores of any usual machine. */
const MOST_WORKERS = 64;

export function registerServe(program: Command): void {
	program
		.command("serve")
		.description("serve the site, as npm start does, until it is stopped")
		.option("--workers <n>", "number of processes, about one per core; more than one needs PostgreSQL", readCount, 1)
		.addHelpText("after", EXAMPLES)
		.action(({ workers }: { readonly workers: number }) => serveRecord(workers));
}

const EXAMPLES = `
Examples:
  npx cupboard serve
  DATABASE_URL=postgres://cup@localhost/cup npx cupboard serve --workers 4`;

function readCount(text: string): number {
	const count = Number(text);
	if (!/^\d+$/.test(text) || count < 1 || count > MOST_WORKERS)
		throw new InvalidArgumentError(`Expected a whole number from 1 to ${MOST_WORKERS}.`);
	return count;
}

async function serveRecord(workers: number): Promise<void> {
	const { databaseUrl, dataFolder } = readEnvironment(process.env);
	if (workers > 1 && databaseUrl === undefined)
		throw new Refusal(
			`The embedded record in ${dataFolder} can only be open in one process, so --workers ${workers} cannot share it.\n` +
				"Set DATABASE_URL to a PostgreSQL (docs/operate/data.md says how to move there), or leave --workers out.",
		);
	const { serve } = await import("../server/serve.ts");
	await serve({ workers });
}
