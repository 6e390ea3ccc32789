import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { DESKTOP, expect, SMALL, sitAt, test } from "../support/browser.ts";

const WRONG = /not your password/;
const PASSWORD = "seven gulls on a pier";
/** Milliseconds that a one-time code is of, and that a busy machine needs to send one. */
const STEP = 30_000;
const LONGEST = 15_000;

/** An account of the test's own with a new password: other tests use the accounts of the whole run. @returns its address */
async function ownDesk(page: Page): Promise<string> {
	await page.setViewportSize(DESKTOP);
	await sitAt(page, "office", SMALL);
	await page.goto(`${SMALL}/office/colleagues`);
	await expect(page.getByRole("heading", { name: "Colleagues" })).toBeVisible();
	await page.keyboard.press("i");
	await expect(page.getByLabel("Account name")).toBeFocused();
	await page.getByLabel("Account name").fill("Desk with keys");
	const email = `keys-${crypto.randomUUID()}@cup.example`;
	await page.getByLabel("E-mail").fill(email);
	await page.getByLabel("E-mail").press("Control+Enter");
	const link = page.getByText(/\/office\/invitation\//);
	await expect(link).toBeVisible();
	const address = await link.textContent();
	await page.context().clearCookies();
	await page.goto(address ?? "");
	await expect(page.getByRole("heading", { name: "You are invited" })).toBeVisible();
	await page.getByLabel("Choose a password").fill(PASSWORD);
	await page.getByRole("button", { name: "Open the office" }).click();
	await expect(page.locator("summary")).toContainText("Desk with keys");
	await page.goto(`${SMALL}/office/desk`);
	return email;
}

const region = (page: Page, name: string) => page.getByRole("region", { name });

test.describe("a desk's ways to sign in", () => {
	test.use({ expectedComplaints: [/status of 4(01|22)/] });

	test("a passkey is made and removed with the present password alone, and signs in between", async ({ page }) => {
		const inspector = await page.context().newCDPSession(page);
		await inspector.send("WebAuthn.enable");
		const { authenticatorId } = await inspector.send("WebAuthn.addVirtualAuthenticator", {
			options: {
				...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
				...{ isUserVerified: true, automaticPresenceSimulation: true },
			},
		});
		const held = async () => (await inspector.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length;
		await ownDesk(page);
		const passkeys = region(page, "Passkeys");
		const password = passkeys.getByLabel("Current password");
		const remove = passkeys.getByRole("button", { name: /^Remove / });
		await passkeys.getByRole("button", { name: "Add a passkey" }).click();
		await expect(password).toHaveAttribute("aria-invalid", "true");
		await password.fill("not the password");
		await passkeys.getByRole("button", { name: "Add a passkey" }).click();
		await expect(password).toHaveAccessibleDescription(WRONG);
		expect(await held()).toBe(0);
		await password.fill(PASSWORD);
		await passkeys.getByRole("button", { name: "Add a passkey" }).click();
		await expect(remove).toBeVisible();
		expect(await held()).toBe(1);

		await page.context().clearCookies();
		await page.goto(`${SMALL}/office/sign-in`);
		await page.getByRole("button", { name: "Sign in with a passkey" }).click();
		await expect(page.locator("summary")).toContainText("Desk with keys");

		await page.goto(`${SMALL}/office/desk`);
		await remove.click();
		await expect(password).toHaveAttribute("aria-invalid", "true");
		await password.fill("not the password");
		await remove.click();
		await expect(password).toHaveAccessibleDescription(WRONG);
		await expect(remove).toBeVisible();
		await password.fill(PASSWORD);
		await remove.click();
		await expect(remove).toHaveCount(0);
		await page.context().clearCookies();
		await page.goto(`${SMALL}/office/sign-in`);
		await page.getByRole("button", { name: "Sign in with a passkey" }).click();
		await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("aria-invalid", "true");
		await expect(page.locator("summary")).toHaveCount(0);
	});

	test("one-time codes are turned on with the present password, and off with the present password and code", async ({ page }) => {
		const email = await ownDesk(page);
		const codes = region(page, "One-time codes");
		const proof = codes.getByLabel("Current password").first();
		await proof.fill("not the password");
		await codes.getByRole("button", { name: "Set up" }).click();
		await expect(proof).toHaveAccessibleDescription(WRONG);
		await proof.fill(PASSWORD);
		await codes.getByRole("button", { name: "Set up" }).click();
		const key = (await codes.locator("strong").textContent()) ?? "";
		/** Each is valid once: a phone's clock may be half a minute off. */
		const code = (steps: number) =>
			new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * STEP });
		// The server reads it before the next half minute begins, when it would be too old.
		const left = STEP - (Date.now() % STEP);
		if (left < LONGEST) await new Promise((resolve) => setTimeout(resolve, left));
		await codes.getByLabel("Code").fill(code(-1));
		await codes.getByRole("button", { name: "Turn on" }).click();
		await expect(codes.getByText(/^On: signing in with your password/)).toBeVisible();

		await page.context().clearCookies();
		await page.goto(`${SMALL}/office/sign-in`);
		await page.getByLabel("E-mail").fill(email);
		await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
		await page.getByRole("button", { name: "Sign in", exact: true }).click();
		await page.getByLabel("Code").fill(code(0));
		await page.getByRole("button", { name: "Sign in", exact: true }).click();
		await expect(page.locator("summary")).toContainText("Desk with keys");

		await page.goto(`${SMALL}/office/desk`);
		await proof.fill(PASSWORD);
		await codes.getByRole("button", { name: "Turn off" }).click();
		const now = codes.getByLabel("Code from your app").first();
		await expect(now).toHaveAttribute("aria-invalid", "true");
		await now.fill("000000");
		await codes.getByRole("button", { name: "Turn off" }).click();
		await expect(now).toHaveAccessibleDescription(/code/i);
		await expect(codes.getByText(/^On: signing in with your password/)).toBeVisible();
		await proof.fill(PASSWORD);
		await now.fill(code(1));
		await codes.getByRole("button", { name: "Turn off" }).click();
		await expect(codes.getByText(/^Off: your password is enough/)).toBeVisible();
	});
});
