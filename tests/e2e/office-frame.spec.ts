import { expectNoFaults } from "../support/axe.ts";
import { DESKTOP, expect, expectNoSidewaysScroll, SMALL, sitAt, test } from "../support/browser.ts";
import { DESK_PASSWORD } from "../support/office-desks.ts";

/** The browser's message about a refused sign-in. */
const REFUSED = /status of 4(01|22)/;

test.describe("the office's frame", () => {
	test.use({ expectedComplaints: [REFUSED] });

	test("a desk signs in with its password, and out again", async ({ page }) => {
		await page.goto(`${SMALL}/office`);
		await expect(page.getByRole("heading", { name: "Sign in to the office" })).toBeVisible();
		await page.getByLabel("E-mail").fill("office@cup.example");
		const password = page.getByLabel("Password");
		await password.fill("not the password");
		for (const [press, type] of [
			["Show", "text"],
			["Hide", "password"],
		] as const) {
			await page.getByRole("button", { name: press, exact: true }).click();
			await expect(password).toHaveAttribute("type", type);
		}
		await page.getByRole("button", { name: "Sign in", exact: true }).click();
		await expect(page.getByText("The e-mail address or the password is wrong.")).toBeVisible();
		await page.getByLabel("Password").fill(DESK_PASSWORD);
		await page.getByRole("button", { name: "Sign in", exact: true }).click();
		await expect(page.locator("summary")).toContainText("Office");
		await page.locator("summary").click();
		await page.getByRole("button", { name: "Sign out" }).click();
		await expect(page.getByRole("heading", { name: "Sign in to the office" })).toBeVisible();
	});

	test("a user of the site without an office account finds nothing there", async ({ page }) => {
		await page.goto(`${SMALL}/office/sign-in`);
		await page.evaluate(() => localStorage.setItem("user-token", "1|secret"));
		await page.goto(`${SMALL}/office`);
		await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
	});

	test("a colleague is invited, opens the link and chooses a password", async ({ page, browser }) => {
		await page.setViewportSize(DESKTOP);
		await sitAt(page, "office", SMALL);
		await page.goto(`${SMALL}/office/colleagues`);
		await expect(page.getByRole("heading", { name: "Colleagues" })).toBeVisible();
		await page.keyboard.press("i");
		await expect(page.getByLabel("Account name")).toBeFocused();
		await page.getByLabel("Account name").fill("Results desk 9");
		const email = `nine-${crypto.randomUUID()}@cup.example`;
		await page.getByLabel("E-mail").fill(email);
		await page.getByLabel("E-mail").press("Control+Enter");
		const link = page.getByText(/\/office\/invitation\//);
		await expect(link).toBeVisible();
		const address = (await link.textContent()) ?? "";
		const context = await browser.newContext();
		const phone = await context.newPage();
		await phone.setViewportSize({ width: 390, height: 844 });
		await phone.goto(`${address}?lang=sv`);
		await expect(phone.getByRole("heading", { name: "Du är inbjuden" })).toBeVisible();
		await expect(phone.getByText("Results desk 9")).toBeVisible();
		await expectNoSidewaysScroll(phone);
		await phone.getByLabel("Välj ett lösenord").fill("sju måsar på en pir");
		await phone.getByRole("button", { name: "Öppna kansliet" }).click();
		await expect(phone.locator("summary")).toContainText("Results desk 9");
		await expect(page.getByText("Results desk 9 is here")).toBeVisible();
		await context.close();
	});

	test("a key is heard as soon as its screen is drawn", async ({ page }) => {
		await page.setViewportSize(DESKTOP);
		await sitAt(page, "office", SMALL);
		// Called before anything else can run after a rendering: a key pressed then is the earliest possible.
		await page.addInitScript(() => {
			new MutationObserver((_, observer) => {
				if (document.querySelector("h1")?.textContent !== "Colleagues") return;
				observer.disconnect();
				document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true, cancelable: true }));
			}).observe(document, { subtree: true, childList: true, characterData: true });
		});
		await page.goto(`${SMALL}/office/colleagues`);
		await expect(page.getByLabel("Account name")).toBeFocused();
	});

	test("a desk adds a passkey, and signs in with it and nothing else", async ({ page }) => {
		const inspector = await page.context().newCDPSession(page);
		await inspector.send("WebAuthn.enable");
		await inspector.send("WebAuthn.addVirtualAuthenticator", {
			options: {
				...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
				...{ isUserVerified: true, automaticPresenceSimulation: true },
			},
		});
		await sitAt(page, "results", SMALL);
		await page.goto(`${SMALL}/office/desk`);
		const passkeys = page.getByRole("region", { name: "Passkeys" });
		await passkeys.getByLabel("Current password").fill(DESK_PASSWORD);
		await passkeys.getByRole("button", { name: "Add a passkey" }).click();
		await expect(page.getByRole("button", { name: /^Remove / })).toBeVisible();
		await page.context().clearCookies();
		await page.goto(`${SMALL}/office/sign-in`);
		await page.getByRole("button", { name: "Sign in with a passkey" }).click();
		await expect(page.locator("summary")).toContainText("Results desk 1");
	});

	test("on a phone a screen that needs more width leads to the results, which show that no match waits for one", async ({
		page,
	}) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await sitAt(page, "office", SMALL);
		for (const [lang, wider, title, none] of [
			["en", "This needs a wider screen", "Needs a result", "Every match that is over has a result."],
			["sv", "Det här kräver en bredare skärm", "Väntar på resultat", "Alla matcher som är slut har ett resultat."],
		] as const) {
			await page.goto(`${SMALL}/office/day?lang=${lang}`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(wider);
			await page.getByRole("main").getByRole("link", { name: title }).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
			await expect(page.getByRole("main").getByText(none)).toBeVisible();
			await expect(page.getByRole("button", { name: /\b0$/ }), "nothing to choose from").toHaveCount(0);
		}
	});

	for (const [lang, colorScheme] of [
		["en", "light"],
		["sv", "dark"],
	] as const)
		for (const width of [1280, 390])
			test(`its screens pass axe and do not scroll sideways, ${lang}, ${colorScheme}, ${width}`, async ({ page }) => {
				await page.emulateMedia({ colorScheme });
				await page.setViewportSize({ width, height: 844 });
				await sitAt(page, "office", SMALL);
				for (const path of ["colleagues", "ledger", "desk"]) {
					await page.goto(`${SMALL}/office/${path}?lang=${lang}`);
					await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
					await expect(page.locator("summary")).toBeVisible();
					if (path === "colleagues" && width > 1000) {
						await page.keyboard.press("i");
						await expect(page.getByRole("table")).toHaveCount(2);
					}
					await expectNoSidewaysScroll(page);
					await expectNoFaults(page, { what: path });
				}
			});
});

test("no document of the site mentions the office", async () => {
	for (const path of ["/", "/2026", "/sitemap.xml", "/robots.txt"]) {
		const text = await (await fetch(`${SMALL}${path}`)).text();
		expect(text, path).not.toContain("/office");
	}
});

test.describe("an office that is opened while its server restarts", () => {
	test.use({ sharesContext: false, expectedComplaints: [[/Failed to load resource/, /ERR_FAILED/], { scope: "test" }] });

	test("says so, and goes on by itself", async ({ page }) => {
		await page.setViewportSize(DESKTOP);
		await sitAt(page, "office", SMALL);
		await page.route("**/office/api/came", (route) => route.abort());
		await page.goto(`${SMALL}/office/colleagues`);
		await expect(page.getByRole("heading", { name: "This could not be loaded." })).toBeVisible();
		await page.unroute("**/office/api/came");
		await expect(page.getByRole("heading", { name: "Colleagues" })).toBeVisible();
	});
});

test.describe("an office that stays open over a new build", () => {
	test.use({
		sharesContext: false,
		expectedComplaints: [[/Failed to load resource/, /dynamically imported module/, /ERR_FAILED/], { scope: "test" }],
	});
	test("offers to reload if its next part is missing, preserves what is typed, and continues there", async ({ page }) => {
		await page.setViewportSize(DESKTOP);
		await sitAt(page, "office", SMALL);
		const gone = /\/office\/assets\/(Ledger|FindOrDo)-/;
		await page.route(gone, (route) => route.abort());
		await page.goto(`${SMALL}/office/results`);
		const number = page.getByLabel("Match number");
		await number.fill("b14");
		const loads: string[] = [];
		page.on("request", (request) => {
			if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
		});
		await page.getByRole("link", { name: "Ledger" }).click();
		const offer = page.getByRole("alert").filter({ hasText: "a newer version of the office" });
		await expect(offer).toBeVisible();
		await expect(number, "the screen stands with what was typed").toHaveValue("b14");
		await expectNoFaults(page, { within: "[role=alert]" });
		await offer.getByRole("button", { name: "Not now" }).click();
		await expect(offer).toHaveCount(0);
		await page.keyboard.press("Control+k");
		await expect(offer).toBeVisible();
		await expect(number).toHaveValue("b14");
		await offer.getByRole("button", { name: "Not now" }).click();
		await page.getByRole("link", { name: "Ledger" }).click();
		await expect(offer).toBeVisible();
		expect(loads).toEqual([]);
		await page.unroute(gone);
		await offer.getByRole("button", { name: "Load again" }).click();
		await expect(page).toHaveURL(/\/office\/ledger$/);
		await expect(page.getByRole("heading", { level: 1, name: "Ledger" })).toBeVisible();
		expect(loads).toEqual(["/office/ledger"]);
	});
});
