import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { keepToken, latest, register } from "../support/account.ts";
import { expectNoFaults, READERS_RULES } from "../support/axe.ts";
import { DEMO, DESKTOP, expect, expectNoSidewaysScroll, test } from "../support/browser.ts";

/** The folder of the servers' records, each with the mails that it has sent. */
const RECORDS = process.env.E2E_RECORDS ?? tmpdir();

/** The text of the last mail to an address: the demo's server has no mail server, so that its mails are files. */
async function mailTo(email: string, subject: string): Promise<string> {
	let found: string | undefined;
	await expect
		.poll(() => {
			const folders = readdirSync(RECORDS).filter((name) => name.startsWith("cupboard-demo-"));
			const files = folders.flatMap((folder) => mailsIn(path.join(RECORDS, folder, "mail")));
			found = files
				.toSorted()
				.map((file) => readFileSync(file, "utf8"))
				.findLast((text) => text.includes(`<${email}>`) && text.includes(subject));
			return found;
		})
		.toBeDefined();
	return found ?? "";
}

function mailsIn(folder: string): string[] {
	try {
		return readdirSync(folder)
			.filter((name) => name.endsWith(".txt"))
			.map((name) => path.join(folder, name));
	} catch {
		// A server that has sent nothing has no folder yet.
		return [];
	}
}

const linkIn = (mail: string): string => /^http\S+$/m.exec(mail)?.[0] ?? "";

/** Opens the profile as its person does, from the user menu. */
async function openProfile(page: Page, context: BrowserContext): Promise<Page> {
	await page.getByRole("button", { name: /^Account, / }).click();
	const opening = context.waitForEvent("page");
	await page.getByRole("menuitem", { name: /Profile/ }).click();
	const profile = await opening;
	await expect(profile.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
	return profile;
}

test.describe("the identity site", () => {
	test.use({ viewport: DESKTOP, expectedComplaints: [/status of (401|410|422)/] });

	test("§2 User menu: the profile entry opens the profile; a name changed there is the site's after the next load", async ({
		page,
		context,
	}) => {
		const { token } = await register();
		await keepToken(page, token);
		await page.goto("/");
		const profile = await openProfile(page, context);
		expect(profile.url()).toBe(`${DEMO}/identity/profile`);
		await profile.getByLabel("Name", { exact: true }).fill("Maja Lind");
		await profile.getByRole("region", { name: "Name and language" }).getByRole("button", { name: "Save" }).click();
		await expect(profile.getByRole("status")).toHaveText("Saved.");
		await page.reload();
		await expect(page.getByRole("button", { name: "Account, Maja Lind" })).toBeVisible();
	});

	test("a picture chosen there is shown in the site's menu; one that is too large is refused with a message", async ({
		page,
		context,
	}) => {
		const { token } = await register();
		await keepToken(page, token);
		await page.goto("/");
		const profile = await openProfile(page, context);
		const choose = async (name: string, buffer: Buffer) => {
			await profile.getByLabel("Choose a picture").setInputFiles({ name, mimeType: "image/png", buffer });
			await profile.getByRole("button", { name: "Use this picture" }).click();
		};
		await choose("large.png", Buffer.alloc(12 * 1024 * 1024, 1));
		await expect(profile.getByRole("alert")).toContainText("This picture is too large.");
		await choose("me.png", await page.screenshot());
		await expect(profile.getByRole("status")).toHaveText("Your picture has been changed.");
		await expect(profile.getByRole("img", { name: "Your picture" })).toHaveJSProperty("naturalWidth", 256);
		await page.reload();
		await expect(page.getByRole("button", { name: /^Account, / }).locator("img")).toHaveJSProperty("naturalWidth", 256);
	});

	test("§7 The one-time address works once", async ({ page, browser }) => {
		const { token } = await register();
		const answer = await fetch(`${DEMO}/api/user/auth/token`, {
			method: "POST",
			headers: { authorization: `Bearer ${token}` },
		});
		const { url } = (await answer.json()) as { url: string };
		await page.goto(`${url}?route=profile.show`);
		await expect(page).toHaveURL(`${DEMO}/identity/profile`);
		const other = await browser.newContext();
		const second = await other.newPage();
		await second.goto(`${url}?route=profile.show`);
		await expect(second.getByRole("heading", { name: "This address no longer works" })).toBeVisible();
		await second.goto(`${DEMO}/identity/profile`);
		await expect(second.getByRole("heading", { name: "Your profile", level: 1 })).toBeVisible();
		await other.close();
	});

	test("a forgotten password: from the sign-in page over the mail to signing in with the new one", async ({ page }) => {
		const { email } = await register();
		const year = await latest();
		await page.goto(`/${year}/signin?forgot`);
		await page.getByLabel("E-mail").fill(email);
		await page.getByRole("button", { name: "Send instructions" }).click();
		await expect(page.getByRole("heading", { name: "Instructions sent. Check your email" })).toBeVisible();
		const link = linkIn(await mailTo(email, "Choose a new password"));
		await page.goto(link);
		await page.getByLabel("New password, at least 8 characters").fill("kort");
		await page.getByLabel("The new password again").fill("kort");
		await page.getByRole("button", { name: "Change password" }).click();
		await expect(page.getByLabel("New password, at least 8 characters")).toHaveAccessibleDescription(/at least 8 characters/);
		await page.getByLabel("New password, at least 8 characters").fill("fyra fyrar till havs");
		const shown = page.getByRole("button", { name: "Show password" }).first();
		await shown.click();
		await expect(shown).toHaveAttribute("aria-pressed", "true");
		await expect(page.getByLabel("New password, at least 8 characters")).toHaveAttribute("type", "text");
		await page.getByLabel("The new password again").fill("fyra fyrar till havs");
		await page.getByRole("button", { name: "Change password" }).click();
		await expect(page.getByRole("heading", { name: "Your password has been changed" })).toBeVisible();
		await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
		await page.getByLabel("E-mail").fill(email);
		await page.getByLabel("Password", { exact: true }).fill("fyra fyrar till havs");
		await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
		await expect(page.getByRole("button", { name: "Account, Maja Andersson" })).toBeVisible();
		await page.goto(link);
		await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
	});

	test("a new e-mail address, a new password, another device signed out, the data exported, the account deleted", async ({
		page,
		context,
	}) => {
		const { email, password, token } = await register();
		const again = await fetch(`${DEMO}/sanctum/token`, {
			method: "POST",
			headers: { "content-type": "application/json", origin: DEMO },
			body: JSON.stringify({ email, password, device_name: "An old phone" }),
		});
		const old = await again.text();
		await keepToken(page, token);
		await page.goto("/");
		const profile = await openProfile(page, context);
		await profile.getByRole("button", { name: "Sign out An old phone" }).click();
		await expect(profile.getByRole("status")).toHaveText("The device has been signed out.");
		expect((await fetch(`${DEMO}/api/user`, { headers: { authorization: `Bearer ${old}` } })).status).toBe(401);

		const fresh = `new-${email}`;
		await profile.getByLabel("New e-mail address").fill(fresh);
		await profile.getByLabel("Your password", { exact: true }).fill(password);
		await profile.getByRole("button", { name: "Send the link" }).click();
		await expect(profile.getByRole("status")).toContainText("A link is on its way");
		await profile.goto(linkIn(await mailTo(fresh, "Confirm your e-mail address")));
		await profile.getByRole("button", { name: "Confirm the address" }).click();
		await expect(profile.getByText(`You sign in with ${fresh} from now on.`)).toBeVisible();
		await mailTo(email, "has a new e-mail address");
		await profile.getByRole("link", { name: "Profile" }).click();

		await profile.getByLabel("Current password").fill(password);
		await profile.getByLabel("New password, at least 8 characters").fill("fyra fyrar till havs");
		await profile.getByLabel("The new password again").fill("fyra fyrar till havs");
		await profile.getByRole("button", { name: "Change password" }).click();
		await expect(profile.getByRole("status")).toContainText("Your password has been changed");

		const downloading = profile.waitForEvent("download");
		await profile.getByRole("link", { name: "Download your data" }).click();
		const data = readFileSync(await (await downloading).path(), "utf8");
		expect(JSON.parse(data)).toMatchObject({ account: { email: fresh }, devices: [{}] });

		await profile.getByRole("link", { name: "Delete account" }).click();
		await profile.getByLabel("Your password").fill("fyra fyrar till havs");
		await profile.getByRole("button", { name: "Delete my account" }).click();
		await expect(profile.getByRole("heading", { name: "Your account has been deleted" })).toBeVisible();
		await page.reload();
		await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
	});

	test("its pages are for everyone: axe finds nothing, light and dark; nothing scrolls sideways from 320 px, in both languages", async ({
		page,
	}) => {
		const { token } = await register();
		const answer = await fetch(`${DEMO}/api/user/auth/token`, { method: "POST", headers: { authorization: `Bearer ${token}` } });
		await page.goto(`${DEMO}/identity`);
		await expectAccessible(page);
		await page.goto(((await answer.json()) as { url: string }).url);
		for (const path of ["/profile", "/delete", "/enter/dead", "/reset/dead", "/confirm/dead"]) {
			for (const lang of ["en", "sv"]) {
				await page.goto(`${DEMO}/identity${path}?lang=${lang}`);
				for (const width of [320, 390, 768, 1280]) {
					await page.setViewportSize({ width, height: 800 });
					await expectNoSidewaysScroll(page);
				}
			}
			await expectAccessible(page);
		}
		await page.goto(`${DEMO}/identity/profile`);
		await page.getByRole("button", { name: "Change password" }).click();
		await expect(page.getByRole("alert")).toBeVisible();
		await expectAccessible(page);
	});

	test("works by keyboard, and without scripts", async ({ browser }) => {
		const { token } = await register();
		const answer = await fetch(`${DEMO}/api/user/auth/token`, { method: "POST", headers: { authorization: `Bearer ${token}` } });
		const context = await browser.newContext({ javaScriptEnabled: false });
		const page = await context.newPage();
		await page.goto(((await answer.json()) as { url: string }).url);
		await page.keyboard.press("Tab");
		await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
		await page.getByLabel("Name", { exact: true }).fill("Maja Lind");
		await page.keyboard.press("Enter");
		await expect(page.getByRole("status")).toHaveText("Saved.");
		await page.getByRole("button", { name: "Leave the profile" }).press("Enter");
		await expect(page.getByText("You have left your profile.")).toBeVisible();
		await page.goBack();
		await page.reload();
		await expect(page.getByRole("heading", { name: "Your profile", level: 1 })).toBeVisible();
		await context.close();
	});
});

async function expectAccessible(page: Page): Promise<void> {
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await expectNoFaults(page, { tags: READERS_RULES, what: `${page.url()} ${colorScheme}` });
	}
}
