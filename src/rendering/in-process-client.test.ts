import { describe, expect, it } from "vitest";
import type { ChangeLog } from "../serving/response-store.ts";
import { askThrough, type InProcessClient, withAnswerCache } from "./in-process-client.ts";

/** Answers that depend on one key, which changes when it is told to. */
function client(freshUntil: Date | null = null) {
	const changed = { sequence: 0, at: 0 };
	const changes: ChangeLog = {
		get sequence() {
			return changed.sequence;
		},
		digest: () => new Uint32Array(1),
		unchangedSince: (_digest, since) => changed.at <= since,
	};
	const asked: unknown[] = [];
	const ask: InProcessClient = async (document, variables, lang) => {
		asked.push([document, variables, lang]);
		return { data: { answer: asked.length }, dependencyKeys: ["cup"], freshUntil };
	};
	const clock = { now: 0 };
	const keeping = withAnswerCache(
		ask,
		changes,
		() => clock.now,
		async (document) => document === "query of what stands",
	);
	const change = () => {
		changed.sequence += 1;
		changed.at = changed.sequence;
	};
	const answer = async (variables: Record<string, unknown>, lang = "en", document = "query") =>
		(await keeping(document, variables, lang)).data;
	return { answer, change, clock };
}

describe("what is asked of the cup as a whole", () => {
	it("is answered once, as long as nothing that the answer depends on changes, and in each language", async () => {
		const { answer, change } = client();
		expect([
			await answer({ cup: 1 }),
			await answer({ cup: 1 }),
			await answer({ cup: 1 }, "sv"),
			await answer({ cup: 2 }),
		]).toEqual([{ answer: 1 }, { answer: 1 }, { answer: 2 }, { answer: 3 }]);
		change();
		expect([await answer({ cup: 1 }), await answer({ cup: 1 })]).toEqual([{ answer: 4 }, { answer: 4 }]);
	});

	it("is asked again when the clock has come to where the answer is no longer true", async () => {
		const { answer, clock } = client(new Date(1_000));
		expect([await answer({ cup: 1 }), await answer({ cup: 1 })]).toEqual([{ answer: 1 }, { answer: 1 }]);
		clock.now = 1_000;
		expect(await answer({ cup: 1 })).toEqual({ answer: 2 });
	});

	it("is kept frozen, so that its JSON is what it was", async () => {
		const { answer } = client();
		expect(Object.isFrozen(await answer({ cup: 1 }))).toBe(true);
	});

	it("of an edition too, where it stands while matches are played", async () => {
		const { answer, change } = client();
		const teams = () => answer({ cup: 1, tournament: "a" }, "en", "query of what stands");
		expect([await teams(), await teams()]).toEqual([{ answer: 1 }, { answer: 1 }]);
		change();
		expect(await teams()).toEqual({ answer: 2 });
	});

	it("and what is asked of an edition is asked each time", async () => {
		const { answer } = client();
		expect([await answer({ cup: 1, tournament: "a" }), await answer({ cup: 1, tournament: "a" })]).toEqual([
			{ answer: 1 },
			{ answer: 2 },
		]);
	});

	it("is asked again where something changed while it was being answered", async () => {
		const { answer, change } = client();
		const early = answer({ cup: 1 });
		change();
		expect(await early).toEqual({ answer: 1 });
		expect([await answer({ cup: 1 }), await answer({ cup: 1 })]).toEqual([{ answer: 2 }, { answer: 2 }]);
	});
});

describe("what a page is made with", () => {
	it("tells all that its answers depend on and when each is no longer true, and asks the same once", async () => {
		const asked: unknown[] = [];
		const client: InProcessClient = async (document, variables, lang) => {
			asked.push([document, variables, lang]);
			const key = String(variables.team);
			return { data: key, dependencyKeys: ["cup", key], freshUntil: key === "a" ? new Date(60_000) : null };
		};
		const keys = new Set<string>();
		const until: Date[] = [];
		const ask = askThrough(client, "sv", keys, (instant) => until.push(instant));
		const document = { text: "query", fragments: [] } as unknown as Parameters<typeof ask>[0];
		const teams = ["a", "b", "a"].map((team) => ask(document, { team } as never));
		expect(await Promise.all(teams)).toEqual(["a", "b", "a"]);
		expect(asked).toEqual(["a", "b"].map((team) => ["query", { team }, "sv"]));
		expect([[...keys].sort(), until]).toEqual([["a", "b", "cup"], [new Date(60_000)]]);
	});
});
