import { expectNoFaults } from "../support/axe.ts";
import { DESKTOP, expect, sitAt, test } from "../support/browser.ts";
import { aGate } from "../support/gate.ts";
import { intercept } from "../support/intercept.ts";
import { type OwnCup, ownLiveCup } from "../support/own-live-cup.ts";

test.use({ viewport: DESKTOP, sharesContext: false });

// Matches that have not begun, whatever other tests report: on a server of their own.
test.describe.configure({ mode: "serial" });
let own: OwnCup;
test.beforeAll(async () => {
	own = await ownLiveCup();
});
test.afterAll(() => own.stop());

test("a match is shifted and undone by keys alone: chosen, previewed, committed, undone", async ({ page }) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/day`);
	await page.getByRole("button", { name: /16/ }).click();
	const first = page.getByRole("gridcell", { name: /^412, 11:00 to 12:00, Heden 10, Boys 14, .* to come/ });
	await first.focus();
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("gridcell", { name: /^413, 12:00/ })).toBeFocused();
	// Keys affect the focused match, also if it was focused otherwise than by keys.
	await first.focus();
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("gridcell", { name: /^413, 12:00/ })).toBeFocused();
	await page.keyboard.press("Space");
	await page.keyboard.press("s");

	// The input has the focus: 5, 10, 15, and by one with ⇧.
	await expect(page.getByLabel("Minutes later")).toBeFocused();
	await expect(page.getByText(/^Checked against revision \d+ · \d\d:\d\d:\d\d$/)).toBeVisible();
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("Shift+ArrowDown");
	await expect(page.getByRole("gridcell", { name: /^413, .* would be 12:14/ })).toBeVisible();
	await expect(page.locator(".act-button")).toBeEnabled();
	await expectNoFaults(page);

	await page.keyboard.press("Control+Enter");
	await expect(page.getByText(/^1 match moved/)).toBeVisible();
	await expect(page.getByRole("gridcell", { name: /^413, 12:14 to/ })).toBeFocused();
	const answer = aGate();
	const heal = await intercept(page, ["*/acts/*/undo"], () => answer.isOpen.then(() => null));
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("Undoing …")).toBeVisible();
	await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
	answer.open();
	await expect(page.getByRole("gridcell", { name: /^413, 12:00 to/ })).toBeVisible();
	await heal();

	await test.step("what was undone is done once more by the same keys", async () => {
		await page.getByRole("gridcell", { name: /^413, 12:00 to/ }).focus();
		await page.keyboard.press("s");
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("Shift+ArrowDown");
		await expect(page.getByRole("gridcell", { name: /^413, .* would be 12:14/ })).toBeVisible();
		await expect(page.locator(".act-button")).toBeEnabled();
		await page.keyboard.press("Control+Enter");
		await expect(page.getByRole("gridcell", { name: /^413, 12:14 to/ })).toBeVisible();
		await page.keyboard.press("Control+z");
		await expect(page.getByRole("gridcell", { name: /^413, 12:00 to/ })).toBeVisible();
	});
});

test("a shift scrolls to its first moved match, not to one of its later ones", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 460 });
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/day`);
	await page.getByRole("button", { name: /16/ }).click();
	const [first, later] = [page.locator("#match-b14-s1"), page.locator("#match-b14-s2")];
	await first.focus();
	await page.keyboard.press("Space");
	await page.keyboard.press("ArrowDown");
	await expect(later).toBeFocused();
	await page.keyboard.press("Space");
	await expect(page.getByText("2 selected")).toBeVisible();
	/** How far below the heads of the fields a block begins, px. */
	const belowHeads = (block: typeof first) =>
		block.evaluate(
			(one) => one.getBoundingClientRect().top - document.querySelector(".day-head")!.getBoundingClientRect().bottom,
		);
	await page.locator(".day-scroll").evaluate((grid, by) => grid.scrollBy(0, by), (await belowHeads(later)) - 4);
	expect(await belowHeads(first), "only the later one is in sight").toBeLessThan(-20);

	await page.keyboard.press("s");
	await expect(page.getByLabel("Minutes later")).toBeFocused();
	await expect(first).toBeInViewport({ ratio: 0.9 });
	expect(await belowHeads(first)).toBeGreaterThanOrEqual(-1);
	await page.keyboard.press("Escape");
	await expect(page.getByLabel("Minutes later")).toHaveCount(0);
});

test("the words of one deed are not the next one's, and an answer closes no deed that was begun after it", async ({ page }) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/day`);
	await page.getByRole("button", { name: /16/ }).click();
	const begin = async (match: RegExp) => {
		await page.getByRole("gridcell", { name: match }).click();
		await page.getByRole("button", { name: /^Shift/ }).click();
		await expect(page.getByLabel("Minutes later")).toBeFocused();
	};
	const shift = async (match: RegExp) => {
		await begin(match);
		await page.keyboard.press("ArrowUp");
		await expect(page.locator(".act-button")).toBeEnabled();
	};
	const words = page.locator(".act-panel textarea").first();
	await shift(/^412, 11:00/);
	await words.fill("Only for the first");
	await shift(/^413, 12:00/);
	await expect(words).not.toHaveValue("Only for the first");
	await page.keyboard.press("Escape");

	await shift(/^412, 11:00/);
	const answer = aGate();
	const heal = await intercept(page, ["*/office/api/acts"], () => answer.isOpen.then(() => null));
	await page.keyboard.press("Control+Enter");
	await begin(/^413, 12:00/);
	answer.open();
	await expect(page.getByRole("gridcell", { name: /^412, 11:10 to/ })).toBeVisible();
	await expect(page.getByRole("gridcell", { name: /^413, .* would be 12:15/ })).toBeVisible();
	await expect(page.getByLabel("Minutes later")).toBeFocused();
	await heal();
	await page.keyboard.press("Escape");
	await page.keyboard.press("Control+z");
	await expect(page.getByRole("gridcell", { name: /^412, 11:00 to/ })).toBeVisible();
});

test.describe("where others act and the network is cut", () => {
	test.use({ expectedComplaints: [/CONNECTION_REFUSED .*acts\/preview/] });

	test("the button commits what was previewed and nothing else: a figure without an answer disables it, and so does another user's change", async ({
		page,
	}) => {
		await sitAt(page, "office", own.address);
		await page.goto(`${own.address}/office/day`);
		await page.getByRole("button", { name: /16/ }).click();
		await page.getByRole("gridcell", { name: /^413, 12:00/ }).focus();
		await page.keyboard.press("s");
		const wouldBe = (time: string) => page.getByRole("gridcell", { name: new RegExp(`^413, .* would be ${time}`) });
		const button = page.locator(".act-button");
		await page.keyboard.press("ArrowUp");
		await expect(wouldBe("12:10")).toBeVisible();
		await expect(button).toBeEnabled();

		const heal = await intercept(page, ["*/acts/preview"], () => Promise.reject(new Error("no network")));
		await page.keyboard.press("ArrowUp");
		await expect(page.locator(".act-panel").getByRole("alert")).toBeVisible();
		await expect(button).toBeDisabled();
		await expect(wouldBe("12:10")).toHaveCount(0);
		await page.keyboard.press("Control+Enter");
		await heal();
		// It is asked again by itself; nothing was done meanwhile.
		await expect(wouldBe("12:15")).toBeVisible();
		await expect(button).toBeEnabled();

		const { token } = await (await page.request.get(`${own.address}/office/api/session`)).json();
		const other = async (path: string, data: object) => {
			const headers = { origin: own.address, "x-office-token": token };
			const answer = await page.request.post(`${own.address}/office/api/acts${path}`, { headers, data });
			expect(answer.status()).toBe(200);
			return answer.json();
		};
		const proposal = { kind: "shift", matches: ["b14-s2"], minutes: 1, later: "stay" };
		const { preview } = await other("/preview", { proposal });
		const { act } = await other("", { id: "the-faster-one", proposal, ground: preview.ground, anyway: true });
		await expect(wouldBe("12:16")).toBeVisible();
		await expect(page.getByText("1 of these 1 changed while you looked")).toBeVisible();
		await expectNoFaults(page);
		// One look is needed, and is no act.
		await page.keyboard.press("Control+Enter");
		await expect(page.getByText("1 of these 1 changed while you looked")).toHaveCount(0);
		await expect(wouldBe("12:16")).toBeVisible();
		await page.keyboard.press("Escape");
		await other(`/${act}/undo`, {});
		await expect(page.getByRole("gridcell", { name: /^413, 12:00 to/ })).toBeVisible();
	});
});

test("a match is carried by arrows and put down by Enter, and Esc drops what is proposed", async ({ page }) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/day`);
	await page.getByRole("button", { name: /16/ }).click();
	await page.getByRole("gridcell", { name: /^412, 11:00/ }).focus();
	await page.keyboard.press("m");
	await expect(page.getByText("Arrow keys move it")).toBeVisible();
	for (let step = 0; step < 12; step++) await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("gridcell", { name: /^412, .* would be 12:00/ })).toBeVisible();
	await page.keyboard.press("Enter");
	// On 413, which is being played: impossible, and the button says so.
	await expect(page.getByRole("gridcell", { name: /^412, .* would be 12:00, impossible/ })).toBeVisible();
	await expect(page.locator(".act-button")).toBeDisabled();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("gridcell", { name: /^412, 11:00 to 12:00, Heden 10, Boys 14, .* to come$/ })).toBeFocused();
});

test("by the mouse a match is carried over free places that are plain and occupied ones that are hatched; a drop proposes, Esc drops it", async ({
	page,
}) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/day`);
	await page.getByRole("button", { name: /16/ }).click();
	const block = page.locator("[data-match]", { hasText: "412" });
	const box = (await block.boundingBox())!;
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	const minutes = (count: number) => count * 1.6;

	// Esc during a drag leaves the match, however far the pointer moves on.
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x, y + minutes(30), { steps: 5 });
	await expect(page.getByRole("gridcell", { name: /^412, .* would be 11:30/ })).toBeVisible();
	const taken = await page
		.locator(".day-column", { has: block })
		.locator(".day-taken")
		.evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })));
	const other = (await page.getByRole("gridcell", { name: /^413, 12:00/ }).boundingBox())!;
	const isHatched = (at: number) => taken.some(({ top, bottom }) => top < at && at < bottom);
	expect(isHatched(other.y + other.height / 2), "where 413 is played").toBe(true);
	expect(isHatched(y), "where it was itself").toBe(false);
	await page.keyboard.press("Escape");
	await page.mouse.move(x, y + minutes(90), { steps: 5 });
	await expect(page.getByRole("gridcell", { name: /would be/ })).toHaveCount(0);
	await expect(page.locator(".day-taken")).toHaveCount(0);
	await page.mouse.up();
	await expect(page.getByRole("region", { name: /Move/ })).toHaveCount(0);

	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x, y - minutes(60), { steps: 8 });
	await page.mouse.up();
	await expect(page.getByText("Proposed, nothing is changed yet")).toBeVisible();
	await expect(page.getByRole("gridcell", { name: /^412, .* would be 10:00/ })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("gridcell", { name: /^412, 11:00 to 12:00, Heden 10, Boys 14, .* to come$/ })).toBeVisible();
	await expect(page.getByText("Proposed, nothing is changed yet")).toHaveCount(0);
});

test("by the mouse a lasso chooses what it touches, and two that are chosen change places", async ({ page }) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/day`);
	await page.getByRole("button", { name: /16/ }).click();
	const one = (await page.locator("[data-match]", { hasText: "412" }).boundingBox())!;
	const other = (await page.locator("[data-match]", { hasText: "413" }).boundingBox())!;
	// From the ground above the first, between the columns' edges, to the middle of the second.
	await page.mouse.move(one.x + one.width / 2, one.y - 30);
	await page.mouse.down();
	await page.mouse.move(one.x + one.width / 3, other.y + other.height / 2, { steps: 6 });
	await expect(page.locator(".day-lasso")).toBeVisible();
	await page.mouse.up();
	await expect(page.locator(".day-lasso")).toHaveCount(0);
	await expect(page.getByRole("gridcell", { name: /^412,/ })).toHaveAttribute("aria-selected", "true");
	await expect(page.getByRole("gridcell", { name: /^413,/ })).toHaveAttribute("aria-selected", "true");
	await expect(page.getByText("2 selected")).toBeVisible();
	await page.getByRole("button", { name: /^Swap/ }).click();
	await expect(page.getByRole("gridcell", { name: /^412, .* would be 12:00/ })).toBeVisible();
	await expect(page.getByRole("gridcell", { name: /^413, .* would be 11:00/ })).toBeVisible();
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(0);
});

test("the now-line strikes through no figure of a block", async ({ page }) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/day`);
	const lines = page.locator(".day-now-over.is-tile");
	await expect(lines.first()).toBeVisible();
	const struck = await lines.evaluateAll((all) =>
		all.flatMap((line) => {
			const { left, right, top, bottom } = line.getBoundingClientRect();
			const figures = [...line.parentElement!.querySelectorAll(".day-tile > *")].map((figure) => {
				const range = document.createRange();
				range.selectNodeContents(figure);
				return range.getBoundingClientRect();
			});
			// Its drawn part: four pixels at each side.
			const inks = [
				[left, left + 4],
				[right - 4, right],
			] as const;
			return figures.filter(
				(figure) =>
					figure.bottom > top && figure.top < bottom && inks.some(([from, until]) => figure.left < until && figure.right > from),
			);
		}),
	);
	expect(struck).toHaveLength(0);
});

test("the day is available as a table with the same content", async ({ page }) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/day`);
	await page.getByRole("button", { name: /16/ }).click();
	await page.getByRole("button", { name: "List" }).click();
	await expect(page.getByRole("row", { name: /11:00 412 Heden 10 B14/ })).toBeVisible();
	// It stays a list when another day is looked at.
	await page.getByRole("button", { name: /17/ }).click();
	await expect(page.getByRole("row", { name: /11:00 412 Heden 10 B14/ })).toHaveCount(0);
	await page.getByRole("button", { name: /16/ }).click();
	await expect(page.getByRole("row", { name: /11:00 412 Heden 10 B14/ })).toBeVisible();
	// Two days on with two keys, however slowly the first loads.
	await page.keyboard.press("[");
	await page.keyboard.press("[");
	await expect(page.getByRole("button", { name: "Tue 14" })).toHaveAttribute("aria-pressed", "true");
	await page.keyboard.press("]");
	await page.keyboard.press("]");
	await expect(page.getByRole("row", { name: /11:00 412 Heden 10 B14/ })).toBeVisible();
	await expectNoFaults(page);
});

test("a match is opened by Enter: a walkover, a team that withdraws, each previewed with what becomes of the matches, and undone", async ({
	page,
}) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/day`);
	await page.getByRole("button", { name: /16/ }).click();
	await page.getByRole("gridcell", { name: /^412, 11:00/ }).focus();
	await page.keyboard.press("Enter");
	const match = page.getByRole("region", { name: "Match 412" });
	await expect(match.getByRole("button", { name: "Shift" })).toBeFocused();
	await expectNoFaults(page);

	await match.getByRole("button", { name: "Neither team came" }).click();
	await expect(page.getByRole("row", { name: "412 to come → walkover" })).toBeVisible();
	await page.keyboard.press("Control+Enter");
	await expect(page.getByText("Recorded.")).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("gridcell", { name: /^412, 11:00 .* to come/ })).toBeVisible();

	await page.getByRole("gridcell", { name: /^412, 11:00/ }).focus();
	await page.keyboard.press("Enter");
	await match.getByRole("button", { name: "ASK IF withdraws" }).click();
	const panel = page.getByRole("region", { name: "ASK IF withdraws" });
	await expect(panel.getByRole("radio", { name: /by the category’s rules they do not count in any table/ })).toBeFocused();
	await expect(panel.getByText("Who plays instead")).toBeVisible();
	let answer = () => {};
	const held = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route("**/acts/preview", async (route) => {
		await held;
		await route.continue();
	});
	await page.keyboard.press("ArrowDown");
	await expect(panel.locator("[aria-busy=true]")).toHaveCSS("outline-style", "dashed");
	await expectNoFaults(page, { what: "what was told before is readable while it is judged anew" });
	answer();
	await expect(panel.getByRole("row", { name: /finished 1–0 → cancelled/ }).first()).toBeVisible();
	await expect(panel.locator("[aria-busy=true]")).toHaveCount(0);
	await expectNoFaults(page);
	await page.keyboard.press("Control+Enter");
	await expect(page.getByText("ASK IF has withdrawn.")).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("Undone.")).toBeVisible();
	await expect(page.getByRole("gridcell", { name: /^412, .* ASK IF/ })).toBeVisible();
});

test("points are deducted from a team with a reason, from Find or do to the table, and given back by undoing", async ({
	page,
}) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/day`);
	await page.getByRole("button", { name: /13/ }).click();
	await expect(page.getByRole("gridcell", { name: /^b14-m1,/ })).toBeVisible();
	await page.keyboard.press("Control+k");
	await page.getByRole("dialog").getByRole("combobox").fill("deduct ASK");
	await page
		.getByRole("option", { name: /Give points to or deduct points from ASK IF/ })
		.first()
		.click();
	const match = page.getByRole("region", { name: /^Match b14-m/ });
	await match.getByRole("button", { name: "Points given to or deducted from ASK IF" }).click();
	const panel = page.getByRole("region", { name: "Points given to or deducted from ASK IF" });
	await expect(panel.getByRole("textbox", { name: "Points" })).toBeFocused();
	await page.keyboard.type("-6");
	await expect(panel.getByRole("button", { name: /Deduct the points/ })).toBeDisabled();
	await panel.getByRole("textbox", { name: "Reason" }).fill("A team sheet was missing");
	await expect(panel.getByRole("row", { name: "ASK IF 9 points → 3 points" })).toBeVisible();
	await expect(panel.getByRole("row", { name: /ASK IF 1st → / })).toBeVisible();
	await expectNoFaults(page);
	await panel
		.getByRole("button", { name: /Deduct the points/ })
		.first()
		.click();
	await expect(page.getByText("6 points deducted from ASK IF.")).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("Undone.")).toBeVisible();
});

test.describe("what is refused", () => {
	test.use({ expectedComplaints: [/409 \(Conflict\)/] });
	test("two teams change groups from the panel of a match, or the reason why they do not is shown", async ({ page }) => {
		await sitAt(page, "office", own.address);
		await page.goto(`${own.address}/office/day`);
		await page.getByRole("button", { name: /13/ }).click();
		await page.getByRole("gridcell", { name: /^b14-m1,/ }).focus();
		await page.keyboard.press("Enter");
		await page.getByRole("button", { name: "Move ASK IF to another group" }).click();
		await expect(page.getByLabel("Changes places with")).toBeFocused();
		await page.getByLabel("Changes places with").selectOption({ label: "GRAN IF" });
		await expect(page.getByRole("alert")).toContainText("has already played in its group");
		await expect(page.getByRole("button", { name: /^Swap the groups/ })).toBeDisabled();
	});
});

test("a field is closed by C: matches that lose their place are listed, the grid shows it, nothing can be put there, and it is opened again", async ({
	page,
}) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/day`);
	await page.getByRole("button", { name: /16/ }).click();
	await page.getByRole("gridcell", { name: /^412, 11:00/ }).focus();
	await page.keyboard.press("c");
	const panel = page.getByRole("region", { name: "Close Heden 10" });
	await panel.getByRole("radio", { name: "Leave them there until they get another place" }).check();
	await panel.getByLabel("why").fill("Standing water");
	await expect(panel.getByText("412 is on Heden 10, which is closed from 11:00.")).toBeVisible();
	await expectNoFaults(page);
	await page.keyboard.press("Control+Enter");
	await expect(page.getByText("Closed.", { exact: true })).toBeVisible();
	const head = page.getByRole("rowheader", { name: "Heden 10, closed from 11:00" });
	await expect(head).toBeVisible();
	// The field's number is read beside it, whole.
	await expect(head.getByText("10", { exact: true })).toBeVisible();
	expect(await head.locator("b").evaluate((number) => number.scrollWidth <= number.clientWidth)).toBe(true);

	await page.getByRole("gridcell", { name: /^413, 12:00/ }).focus();
	await page.keyboard.press("s");
	await expect(page.getByRole("gridcell", { name: /^413, .* would be 12:05, impossible/ })).toBeVisible();
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");

	// The public page of the field shows when, in the reader's language, and not why.
	await page.goto(`${own.address}/2026/arenas/arena/heden/field/heden-10`);
	await expect(page.getByText("Closed from Thursday 16 July 11:00")).toBeVisible();
	await expect(page.getByText("Standing water")).toHaveCount(0);
	await page.goBack();

	await page.getByRole("button", { name: /16/ }).click();
	await page.getByRole("gridcell", { name: /^412, 11:00/ }).focus();
	await page.keyboard.press("c");
	await page.getByRole("button", { name: /^Resume play/ }).click();
	await expect(page.getByText("Open again.")).toBeVisible();
	await expect(page.getByRole("rowheader", { name: "Heden 10, on time" })).toBeVisible();
});

test("a withdrawn team takes part again from the panel of its match: its remaining matches are played after all", async ({
	page,
}) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/day`);
	await page.getByRole("button", { name: /17/ }).click();
	await page.getByRole("gridcell", { name: /^b11-m2,/ }).focus();
	await page.keyboard.press("Enter");
	const match = page.getByRole("region", { name: "Match b11-m2" });
	await match.getByRole("button", { name: "GRAN IF withdraws" }).click();
	await expect(page.getByRole("row", { name: /^b11-m2 GRAN IF – HAV IF to come → cancelled$/ })).toBeVisible();
	await page.keyboard.press("Control+Enter");
	await expect(page.getByText("GRAN IF has withdrawn.")).toBeVisible();

	await expect(page.getByRole("gridcell", { name: /^b11-m2, .* cancelled$/ })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(match.getByRole("button", { name: "GRAN IF withdraws" })).toHaveCount(0);
	await match.getByRole("button", { name: "GRAN IF comes back" }).click();
	const back = page.getByRole("region", { name: "GRAN IF comes back" });
	await expect(back.getByRole("radio", { name: "Play them as planned" })).toBeFocused();
	await expect(back.getByRole("row", { name: /^b11-m2 GRAN IF – HAV IF cancelled → to come$/ })).toBeVisible();
	await expectNoFaults(page);
	await page.keyboard.press("Control+Enter");
	await expect(page.getByText("GRAN IF plays again.")).toBeVisible();
	await expect(page.getByRole("gridcell", { name: /^b11-m2, .* to come$/ })).toBeFocused();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("Undone.")).toBeVisible();
	await expect(page.getByRole("gridcell", { name: /^b11-m2, .* cancelled$/ })).toBeVisible();
});
