import { afterEach, describe, expect, it, vi } from "vitest";
import { retractGoals, type ShownAhead, showGoals } from "./goals.ts";
import type { LiveMatch } from "./live-match.ts";

const scored = (id: string, homeScore: number | null, awayScore: number | null, state = "LIVE") =>
	({ id, state, homeScore, awayScore }) as LiveMatch;

/** A score in a document: in a link to its match, or on the match's own page. */
function place(match: string, home: number, away: number, inLink = true) {
	const attributes = {
		"aria-label": `Live. IF 2, Sweden, ${home}. Osaka Minato SC, Japan, ${away}. B16, Playoff A. 14:20, Heden 1.`,
	};
	const link = {
		pathname: `/2026/matches/${match}`,
		getAttribute: () => attributes["aria-label"],
		setAttribute: (_: string, name: string) => {
			attributes["aria-label"] = name;
		},
	};
	const moving = new Set<string>();
	const classList = { add: (motion: string) => moving.add(motion), remove: (motion: string) => moving.delete(motion) };
	const half = { classList };
	const digit = (goals: number) => ({
		textContent: `${goals}`,
		isConnected: true,
		parentElement: half,
		classList,
		closest: () => (inLink ? link : null),
	});
	const [one, other] = [digit(home), digit(away)];
	return { digits: [one, other], home: one, away: other, moving, name: () => attributes["aria-label"] };
}

function documentWith(...places: readonly ReturnType<typeof place>[]): void {
	vi.stubGlobal("document", {
		location: { pathname: "/2026/matches/m1" },
		querySelectorAll: () => places.flatMap(({ digits }) => digits),
	});
}

const said = ({ home, away }: ReturnType<typeof place>) => `${home.textContent}–${away.textContent}`;

describe("a score from the stream before hydration", () => {
	afterEach(() => {
		vi.unstubAllGlobals();
	});

	it("is shown wherever the match's score is, in the name of its link too, and nowhere else", () => {
		const [card, board, other] = [place("m1", 0, 0), place("m1", 0, 0, false), place("m2", 0, 0)];
		documentWith(card, board, other);
		showGoals([scored("m1", 1, 0)], []);
		expect([card, board, other].map(said)).toEqual(["1–0", "1–0", "0–0"]);
		expect(card.name()).toBe("Live. IF 2, Sweden, 1. Osaka Minato SC, Japan, 0. B16, Playoff A. 14:20, Heden 1.");
		expect(other.name()).toContain("IF 2, Sweden, 0.");
	});

	it("is found by its match's link", () => {
		const card = place("2026%2F1", 0, 0);
		documentWith(card);
		showGoals([scored("2026/1", 1, 0)], []);
		expect(said(card)).toBe("1–0");
	});

	it("moves when a goal is scored, and not when one is withdrawn", () => {
		const card = place("m1", 1, 0);
		documentWith(card);
		const ahead: ShownAhead[] = [];
		showGoals([scored("m1", 2, 0)], ahead);
		expect([...card.moving]).toEqual(["goal-digit", "goal-half"]);
		showGoals([scored("m1", 1, 0)], ahead);
		expect(said(card)).toBe("1–0");
		expect([...card.moving]).toEqual([]);
	});

	it("is not shown if the stream has none, or the match is not played after all", () => {
		const card = place("m1", 1, 0);
		documentWith(card);
		showGoals([scored("m1", null, null)], []);
		showGoals([scored("m1", 2, 0, "POSTPONED")], []);
		expect(said(card)).toBe("1–0");
	});

	it("leaves a name unchanged that does not contain the old score", () => {
		const card = place("m1", 1, 0);
		card.home.textContent = "7";
		documentWith(card);
		showGoals([scored("m1", 8, 0)], []);
		expect(said(card)).toBe("8–0");
		expect(card.name()).toContain("IF 2, Sweden, 1.");
	});
});

describe("a score that the document shows ahead of React", () => {
	afterEach(() => {
		vi.unstubAllGlobals();
	});

	it("is reset to the rendered score and name, and left to the page if it has more goals", () => {
		const card = place("m1", 1, 0);
		const name = card.name();
		documentWith(card);
		const ahead: ShownAhead[] = [];
		showGoals([scored("m1", 2, 0)], ahead);
		showGoals([scored("m1", 2, 0), scored("m2", 1, 0)], ahead);
		retractGoals([scored("m2", 0, 0), scored("m1", 3, 0)], ahead);
		expect(said(card)).toBe("2–0");
		retractGoals([scored("m1", 1, 0)], ahead);
		expect([said(card), card.name(), ahead]).toEqual(["1–0", name, []]);
		// From then on React alone draws it, together with what belongs to it.
		retractGoals([scored("m1", 0, 0)], ahead);
		expect(said(card)).toBe("1–0");
	});

	it("is React's own as soon as React renders it anew", () => {
		const card = place("m1", 1, 1);
		documentWith(card);
		const ahead: ShownAhead[] = [];
		showGoals([scored("m1", 2, 1)], ahead);
		card.home.isConnected = false;
		retractGoals([scored("m1", 2, 0)], ahead);
		expect(card.away.textContent).toBe("1");
	});
});
