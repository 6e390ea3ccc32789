import type { StreamState } from "../../cup/stream.ts";
import type { CupFileAnnouncement, CupFileFact } from "./cup-file.ts";
import type { ReportInput } from "./reporting/report-match.ts";

/** Something that will happen in a demo cup. */
export type ScriptContent =
	/** A report from the pitch. */
	| { readonly kind: "report"; readonly report: ReportInput & { readonly at: string } }
	/** A fact that separates level teams. */
	| { readonly kind: "fact"; readonly fact: CupFileFact }
	/** A camera is switched on or off. */
	| { readonly kind: "stream"; readonly stream: string; readonly state: StreamState; readonly was: StreamState }
	/** Announcements are withdrawn. `ordinals`: their positions among the others; left out: they were the first ones. */
	| {
			readonly kind: "unsaid";
			readonly announcements: readonly CupFileAnnouncement[];
			readonly ordinals?: readonly number[];
	  }
	/** The organiser's selected games are removed from the home page: live and next matches replace them. */
	| { readonly kind: "unchosen"; readonly games: readonly string[] };

/** `at`: by the cup's clock. */
export type ScriptLine = { readonly at: string; readonly content: ScriptContent };
