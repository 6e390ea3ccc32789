import type { StreamState } from "../../../cup/stream.ts";
import type { CupFileFact } from "../cup-file.ts";
import type { GivenReport } from "../reporting/report-match.ts";

/** Something that will happen in a demo cup: a report from a pitch, what parts level teams, a camera that is switched on or off. */
export type ScriptContent =
	| { readonly kind: "report"; readonly report: GivenReport }
	| { readonly kind: "fact"; readonly fact: CupFileFact }
	| { readonly kind: "stream"; readonly stream: string; readonly state: StreamState }
	/** Nobody chooses the home page's games any more: those that are live and next take their place. */
	| { readonly kind: "unchosen" };

/** `at`: by the cup's clock. */
export type ScriptLine = { readonly at: string; readonly content: ScriptContent };
