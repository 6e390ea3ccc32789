import { expect, test, vi } from "vitest";
import { CallRefused } from "../session/calls.ts";
import { handedToUndo, heardAct, toUndo } from "./undo-heard.ts";

// As in calls.test.ts: the real module reads the brand from the document.
vi.mock("../session/language.tsx", () => ({ shownLanguage: () => "en" }));

test("a user who undoes an act is asked first if others were notified of it, and for no other refusal", () => {
	const act = { id: 7 };
	const refused = (because: string) => new CallRefused(409, { because, act } as never);
	expect([heardAct(refused("told")), heardAct(refused("stale")), heardAct(new Error("told"))]).toEqual([act, null, null]);
	expect([handedToUndo(toUndo(act as never)), handedToUndo(null), handedToUndo({ draft: act })]).toEqual([act, null, null]);
});
