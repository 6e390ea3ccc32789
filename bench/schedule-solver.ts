import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brokenMusts } from "../src/scheduling/figures/broken-musts.ts";
import type { Plan } from "../src/scheduling/problem.ts";
import { startRun } from "../src/scheduling/solver/run.ts";
import { hiddenInstance, SIZES } from "./measuring/hidden-plan.ts";
import { openBrowser } from "./measuring/phone.ts";
import { sayRow } from "./measuring/row.ts";
import { solverModel } from "./measuring/solver-model.ts";

/**
 * Schedules beside the constraint solvers of npm's `minizinc`, which in a browser are WebAssembly and need nothing installed: Chuffed,
 * Gecode, HiGHS, COIN-OR CBC. The same hidden instances as in `schedule.ts`, the same seconds for each, and each plan's cost counted by
 * the same code. The model has no limit of matches a day for teams that are not known yet, which makes it the easier one.
 * `MINIZINC=folder-of-the-package npx tsx bench/schedule-solver.ts [SECONDS] [small|middle|large]`
 */
const SECONDS = Number(process.argv[2] ?? 60);
const ONLY = process.argv[3];
const NUMBER = 48_213;
const SOLVERS = ["chuffed", "gecode_presolver", "highs", "coin-bc"];
const TYPES: Readonly<Record<string, string>> = {
	".mjs": "text/javascript",
	".js": "text/javascript",
	".wasm": "application/wasm",
	".data": "application/octet-stream",
};

const folder = process.env.MINIZINC;
if (folder === undefined) throw new Error("MINIZINC must name the folder of npm's minizinc package");
const server = createServer(async ({ url = "/" }, response) => {
	if (url === "/") return void response.setHeader("content-type", "text/html").end("<!doctype html><title>Solver</title>");
	const { pathname } = new URL(url, "http://localhost");
	const file = await readFile(join(folder, "dist", pathname)).catch(() => null);
	if (file === null) return void response.writeHead(404).end();
	response.setHeader("content-type", TYPES[extname(pathname)] ?? "application/octet-stream").end(file);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

type Answer = { readonly status: string; readonly place: readonly number[] | null };

/** The best solution that a solver finds in time. */
async function solved(solver: string, model: string, data: object): Promise<Answer> {
	const browser = await openBrowser();
	const page = await browser.newPage();
	await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
	const answer = await page
		.evaluate(
			async ({ solver, model, data, seconds }) => {
				const address = "/minizinc.mjs";
				const minizinc = await import(address);
				await minizinc.init();
				const own = new minizinc.Model();
				own.addString(model);
				own.addJson(data);
				let place: number[] | null = null;
				const run = own.solve({
					options: { solver, "time-limit": seconds * 1_000, "intermediate-solutions": true },
				});
				run.on("solution", ({ output }: { output: { json: { place: number[] } } }) => {
					place = output.json.place;
				});
				const limit = new Promise<{ status: string }>((resolve) =>
					setTimeout(() => resolve({ status: "stopped" }), (seconds + 60) * 1_000),
				);
				const { status } = await Promise.race([run, limit]).catch((error: unknown) => ({
					status: String((error as Error).message ?? error),
				}));
				return { status, place };
			},
			{ solver, model, data, seconds: SECONDS },
		)
		// A solver may need more memory than a page has.
		.catch((error: Error) => ({ status: error.message.split("\n")[0] ?? "", place: null }));
	await browser.close();
	return answer;
}

for (const full of [0.75, 0.9])
	for (const [name, size] of Object.entries(SIZES)) {
		if (ONLY !== undefined && ONLY !== name) continue;
		const { problem } = hiddenInstance(size, full, 1);
		const what = `a schedule of ${problem.matches.length} matches on ${problem.fields.length} fields, ${full * 100} % full: cost of wishes after ${SECONDS} s`;
		const { model, data, planOf } = solverModel(problem);
		const until = performance.now() + SECONDS * 1_000;
		const run = startRun(problem, { number: NUMBER });
		let ours = run.progress();
		for (let before = -1; performance.now() < until && ours.steps !== before; ) {
			before = ours.steps;
			ours = run.step(100);
		}
		for (const solver of SOLVERS) {
			const { status, place } = await solved(solver, model, data);
			const plan: Plan | null = place && planOf(place);
			const broken = plan === null ? 0 : brokenMusts(problem, plan).length;
			if (plan === null) console.log(`${what}: ${ours.cost}, ${solver}: no plan (${status})`);
			else
				sayRow({
					...{ what, ours: ours.cost, reference: costOf(plan), unit: "", target: "≤ 1.05" },
					beside: `${solver} (${status}; ${broken} musts broken)`,
				});
		}

		/** Each match fixed where the plan has it, so that a run counts its cost and changes nothing. */
		function costOf({ placements }: Plan): number {
			const present = new Map(placements.map(({ match, ...place }) => [match, place]));
			const matches = problem.matches.map((match) => ({ ...match, present: present.get(match.id) ?? null, isFixed: true }));
			return startRun({ ...problem, matches }, { number: NUMBER }).progress().cost;
		}
	}
server.close();
