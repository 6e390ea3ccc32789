import type { StreamState } from "../../cup/stream.ts";
import type { CupFileAnnouncement, CupFileFact } from "./cup-file.ts";
import type { ReportInput } from "./reporting/report-match.ts";

/** Something that will happen in a demo cup. */
export type ScriptContent =
	/** From a pitch. */
	| { readonly kind: "report"; readonly report: ReportInput & { readonly at: string } }
	/** What parts teams that are level. */
	| { readonly kind: "fact"; readonly fact: CupFileFact }
	/** A camera is switched on, or off. */
	| { readonly kind: "stream"; readonly stream: string; readonly state: StreamState; readonly was: StreamState }
	/** These are taken down; `ordinals`: where they stood among the others, the first ones where it is left out. */
	| {
			readonly kind: "unsaid";
			readonly announcements: readonly CupFileAnnouncement[];
			readonly ordinals?: readonly number[];
	  }
	/** These are no longer the home page's: what is live and next takes their place. */
	| { readonly kind: "unchosen"; readonly games: readonly string[] };

/** `at`: by the cup's clock. */
export type ScriptLine = { readonly at: string; readonly content: ScriptContent };
