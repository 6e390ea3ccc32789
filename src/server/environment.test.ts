import { describe, expect, it } from "vitest";
import { EnvironmentError, readEnvironment } from "./environment.ts";

const fault = (source: Record<string, string>): string => {
	try {
		readEnvironment(source);
	} catch (error) {
		if (error instanceof EnvironmentError) return error.message;
		throw error;
	}
	return "";
};

describe("configuration", () => {
	it("has defaults: port 3000, the embedded record in data/, the football brand", () => {
		const environment = readEnvironment({});
		expect(environment).toMatchObject({ port: 3000, databaseUrl: undefined, brand: "fyrcupen", publicUrl: undefined });
		expect(environment.dataFolder).toBe(`${process.cwd()}/data`);
	});

	it("shows metrics to this machine alone, and accepts visitors at every address, unless others are set", () => {
		expect(readEnvironment({})).toMatchObject({ bindAddress: undefined, metricsAddress: "127.0.0.1" });
		const given = readEnvironment({ BIND_ADDRESS: "::1", METRICS_ADDRESS: "0.0.0.0" });
		expect(given).toMatchObject({ bindAddress: "::1", metricsAddress: "0.0.0.0" });
		expect(() => readEnvironment({ BIND_ADDRESS: "localhost" })).toThrow("an IP address of this machine");
	});

	it("HSTS covers subdomains of the public host only if the operator says so", () => {
		expect(readEnvironment({}).hstsIncludesSubdomains).toBe(false);
		expect(readEnvironment({ HSTS_INCLUDE_SUBDOMAINS: "yes" }).hstsIncludesSubdomains).toBe(true);
		expect(fault({ HSTS_INCLUDE_SUBDOMAINS: "true" })).toContain('HSTS_INCLUDE_SUBDOMAINS is "true": expected yes or no');
	});

	it("finds brands in src/brands, or in the folder of CUPBOARD_BRANDS", () => {
		expect(readEnvironment({}).brandsFolder).toBe(`${process.cwd()}/src/brands`);
		expect(readEnvironment({ CUPBOARD_BRANDS: "our-brands" }).brandsFolder).toBe(`${process.cwd()}/our-brands`);
	});

	it("takes the demo's speed, from stopped to a thousand times", () => {
		expect(readEnvironment({}).demoSpeed).toBeUndefined();
		expect(readEnvironment({ DEMO_SPEED: "0" }).demoSpeed).toBe(0);
		expect(readEnvironment({ DEMO_SPEED: "20.5" }).demoSpeed).toBe(20.5);
		for (const speed of ["-1", "fast", "1001", "1e3"])
			expect(fault({ DEMO_SPEED: speed })).toContain(`DEMO_SPEED is "${speed}": expected a number from 0`);
	});

	it("takes an empty variable as unset", () => {
		expect(readEnvironment({ PORT: "", DATABASE_URL: "" }).port).toBe(3000);
	});

	it("names every wrong variable with its value, all at once", () => {
		const message = fault({ PORT: "eighty", BRAND: "../etc", PUBLIC_URL: "results.example" });
		expect(message).toContain('PORT is "eighty"');
		expect(message).toContain('BRAND is "../etc"');
		expect(message).toContain('PUBLIC_URL is "results.example"');
	});

	it.each(["0", "65536", "-1", "3000.5", "0x10", "3e3", " "])("refuses %j as a port", (port) => {
		expect(fault({ PORT: port })).toContain(`PORT is "${port}": expected a whole number from 1 to 65535`);
	});

	it("never shows the value of DATABASE_URL, which has a password", () => {
		const message = fault({ DATABASE_URL: "mysql://cup:hunter2@localhost/cup" });
		expect(message).toContain("DATABASE_URL");
		expect(message).not.toContain("hunter2");
	});
});

describe("the account service's configuration", () => {
	it("takes lists with commas and blanks, and empty lists", () => {
		expect(readEnvironment({})).toMatchObject({ corsOrigins: [], trustedProxies: [], smtpUrl: undefined });
		expect(readEnvironment({ CORS_ORIGINS: "https://cup.example, http://localhost:4000," }).corsOrigins).toEqual([
			"https://cup.example",
			"http://localhost:4000",
		]);
		expect(readEnvironment({ TRUSTED_PROXIES: "10.0.0.0/8,fd00::/8,192.0.2.1" }).trustedProxies).toHaveLength(3);
	});

	it("names invalid origins, addresses and mail addresses", () => {
		for (const origin of ["*", "cup.example", "https://cup.example/", "https://cup.example/path", "null"]) {
			expect(fault({ CORS_ORIGINS: origin }), origin).toContain("CORS_ORIGINS");
		}
		for (const range of ["10.0.0.0/33", "proxy", "10.0.0", "fd00::/129", "10.0.0.0/8/8"]) {
			expect(fault({ TRUSTED_PROXIES: range }), range).toContain("TRUSTED_PROXIES");
		}
		expect(fault({ SMTP_URL: "smtp://localhost", MAIL_FROM: "post" })).toContain("MAIL_FROM");
	});

	it("requires a sender if there is a mail server, whose password it never shows", () => {
		expect(fault({ SMTP_URL: "smtp://localhost" })).toContain("MAIL_FROM: expected an address");
		expect(readEnvironment({ SMTP_URL: "smtp://localhost", MAIL_FROM: "Fyrcupen <post@cup.example>" })).toMatchObject({
			smtpUrl: "smtp://localhost",
			mailFrom: "Fyrcupen <post@cup.example>",
		});
		expect(fault({ SMTP_URL: "http://cup:hunter2@localhost" })).toMatch(/SMTP_URL: expected(?!.*hunter2)/);
	});
});

describe("the sale of passes", () => {
	const KEYS = { STRIPE_SECRET_KEY: "sk_test_hunter2", STRIPE_WEBHOOK_SECRET: "whsec_hunter3" };

	it("requires a price and both keys", () => {
		expect(readEnvironment({})).toMatchObject({ passPrice: undefined, stripe: undefined });
		expect(readEnvironment({ ...KEYS, PASS_PRICE: "149 SEK" })).toMatchObject({
			passPrice: { amount: 14_900, currency: "SEK" },
			stripe: { secretKey: "sk_test_hunter2", webhookSecret: "whsec_hunter3", apiBase: undefined },
		});
	});

	it("names what is missing, and never shows a key", () => {
		expect(fault(KEYS)).toContain("PASS_PRICE: expected a price such as 149 SEK");
		expect(fault({ PASS_PRICE: "149 SEK" })).toMatch(/STRIPE_SECRET_KEY: expected .*\n.*STRIPE_WEBHOOK_SECRET: expected/);
		expect(fault({ ...KEYS, STRIPE_WEBHOOK_SECRET: "", PASS_PRICE: "149 SEK" })).toContain("STRIPE_WEBHOOK_SECRET: expected");
		const wrong = fault({ STRIPE_SECRET_KEY: "pk_test_hunter2", STRIPE_WEBHOOK_SECRET: "hunter3", PASS_PRICE: "149 kronor" });
		expect(wrong).toContain('PASS_PRICE is "149 kronor": expected a price');
		expect(wrong).toContain("STRIPE_SECRET_KEY: expected a secret or restricted key");
		expect(wrong).not.toMatch(/hunter/);
	});

	it("may be done by the account service elsewhere, whose price this server shows", () => {
		const elsewhere = readEnvironment({ ACCOUNTS_URL: "https://accounts.cup.example", PASS_PRICE: "149 SEK" });
		expect(elsewhere).toMatchObject({ passPrice: { amount: 14_900 }, stripe: undefined });
		// Who gives one of Stripe's keys means to sell them here.
		const half = {
			ACCOUNTS_URL: "https://accounts.cup.example",
			PASS_PRICE: "149 SEK",
			STRIPE_SECRET_KEY: KEYS.STRIPE_SECRET_KEY,
		};
		expect(fault(half)).toContain("STRIPE_WEBHOOK_SECRET: expected");
	});

	it("goes through Stripe, or through a test server on this machine", () => {
		const at = (STRIPE_API_BASE: string) => ({ ...KEYS, PASS_PRICE: "149 SEK", STRIPE_API_BASE });
		expect(readEnvironment(at("http://127.0.0.1:4242")).stripe?.apiBase).toBe("http://127.0.0.1:4242");
		for (const base of ["https://stripe.example", "http://127.0.0.1.evil.example", "127.0.0.1"]) {
			expect(fault(at(base)), base).toContain("STRIPE_API_BASE is");
		}
	});
});
