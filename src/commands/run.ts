import { Command, CommanderError } from "commander";
import { BrandError } from "../brands/load.ts";
import { DatabaseError } from "../database/database-error.ts";
import { EnvironmentError } from "../server/environment.ts";
import { Refusal } from "./refusal.ts";

type Register = (program: Command) => void;

/** In the order of the help. Only the requested command is loaded. */
const COMMANDS: Readonly<Record<string, () => Promise<Register>>> = {
	serve: async () => (await import("./serve.ts")).registerServe,
	demo: async () => (await import("./demo.ts")).registerDemo,
	template: async () => (await import("./template.ts")).registerTemplate,
	import: async () => (await import("./import.ts")).registerImport,
	export: async () => (await import("./export.ts")).registerExport,
	backup: async () => (await import("./backup.ts")).registerBackup,
	restore: async () => (await import("./restore.ts")).registerRestore,
	result: async () => (await import("./result.ts")).registerResult,
	report: async () => (await import("./report.ts")).registerReport,
	reporter: async () => (await import("./reporter.ts")).registerReporter,
	"reporter-sheet": async () => (await import("./reporter-sheet.ts")).registerReporterSheet,
	pending: async () => (await import("./pending.ts")).registerPending,
	fact: async () => (await import("./fact.ts")).registerFact,
	"fill-slot": async () => (await import("./fill-slot.ts")).registerFillSlot,
	publish: async () => (await import("./publish.ts")).registerPublish,
	announce: async () => (await import("./announce.ts")).registerAnnounce,
	feature: async () => (await import("./feature.ts")).registerFeature,
	stream: async () => (await import("./stream.ts")).registerStream,
	placings: async () => (await import("./placings.ts")).registerPlacings,
	draw: async () => (await import("./draw.ts")).registerDraw,
	conflicts: async () => (await import("./conflicts.ts")).registerConflicts,
	rest: async () => (await import("./rest.ts")).registerRest,
	rules: async () => (await import("./rules.ts")).registerRules,
	move: async () => (await import("./move.ts")).registerMove,
	shift: async () => (await import("./shift.ts")).registerShift,
	withdraw: async () => (await import("./withdraw.ts")).registerWithdraw,
	young: async () => (await import("./young.ts")).registerYoung,
	ledger: async () => (await import("./ledger.ts")).registerLedger,
	undo: async () => (await import("./undo.ts")).registerUndo,
	staff: async () => (await import("./staff.ts")).registerStaff,
	pass: async () => (await import("./pass.ts")).registerPass,
	registration: async () => (await import("./registration.ts")).registerRegistration,
};

/** Errors that the user can fix. */
const EXPECTED = [Refusal, DatabaseError, EnvironmentError, BrandError];

/**
 * Runs `npx cupboard …`
 * @param words the arguments after `npx cupboard`
 * @returns its exit status: 0 when done, 1 when refused, 2 if the command line is wrong
 */
export async function run(words: readonly string[]): Promise<0 | 1 | 2> {
	const program = new Command("cupboard").description("Manage the results of a youth cup.").showHelpAfterError().exitOverride();
	const asked = COMMANDS[words[0] ?? ""];
	for (const load of asked ? [asked] : Object.values(COMMANDS)) (await load())(program);
	try {
		await program.parseAsync(words, { from: "user" });
		return 0;
	} catch (error) {
		if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
		if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
		console.error((error as Error).message);
		return 1;
	}
}
