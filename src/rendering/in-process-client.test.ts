import { describe, expect, it } from "vitest";
import type { ChangeLog } from "../serving/response-store.ts";
import { askThrough, type InProcessClient, withAnswerCache } from "./in-process-client.ts";

/** Answers that depend on one key, which the test changes. */
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

describe("a query about the cup as a whole", () => {
	it("is executed once, while nothing that the answer depends on changes, and in each language", async () => {
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

	it("is executed again when the answer has expired", async () => {
		const { answer, clock } = client(new Date(1_000));
		expect([await answer({ cup: 1 }), await answer({ cup: 1 })]).toEqual([{ answer: 1 }, { answer: 1 }]);
		clock.now = 1_000;
		expect(await answer({ cup: 1 })).toEqual({ answer: 2 });
	});

	it("is cached frozen, so that its JSON does not change", async () => {
		const { answer } = client();
		expect(Object.isFrozen(await answer({ cup: 1 }))).toBe(true);
	});

	it("is cached for an edition too, if its document is one that does not change with the matches", async () => {
		const { answer, change } = client();
		const teams = () => answer({ cup: 1, tournament: "a" }, "en", "query of what stands");
		expect([await teams(), await teams()]).toEqual([{ answer: 1 }, { answer: 1 }]);
		change();
		expect(await teams()).toEqual({ answer: 2 });
	});

	it("is otherwise executed each time for an edition", async () => {
		const { answer } = client();
		expect([await answer({ cup: 1, tournament: "a" }), await answer({ cup: 1, tournament: "a" })]).toEqual([
			{ answer: 1 },
			{ answer: 2 },
		]);
	});

	it("is executed again if something changed during its execution", async () => {
		const { answer, change } = client();
		const early = answer({ cup: 1 });
		change();
		expect(await early).toEqual({ answer: 1 });
		expect([await answer({ cup: 1 }), await answer({ cup: 1 })]).toEqual([{ answer: 2 }, { answer: 2 }]);
	});
});

describe("the client of one page", () => {
	it("collects all that its answers depend on and when each expires, and executes the same query once", async () => {
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
