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
	it("needs nothing: port 3000, the embedded record in data/, the football brand", () => {
		const environment = readEnvironment({});
		expect(environment).toMatchObject({ port: 3000, databaseUrl: undefined, brand: "fyrcupen", publicUrl: undefined });
		expect(environment.dataFolder).toBe(`${process.cwd()}/data`);
	});

	it("finds brands in src/brands, or in the folder that CUPBOARD_BRANDS names", () => {
		expect(readEnvironment({}).brandsFolder).toBe(`${process.cwd()}/src/brands`);
		expect(readEnvironment({ CUPBOARD_BRANDS: "our-brands" }).brandsFolder).toBe(`${process.cwd()}/our-brands`);
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

	it.each(["0", "65536", "-1", "3000.5", "0x10", "3e3", " "])("takes %j for no port", (port) => {
		expect(fault({ PORT: port })).toContain(`PORT is "${port}": expected a whole number from 1 to 65535`);
	});

	it("never shows the value of DATABASE_URL, which holds a password", () => {
		const message = fault({ DATABASE_URL: "mysql://cup:hunter2@localhost/cup" });
		expect(message).toContain("DATABASE_URL");
		expect(message).not.toContain("hunter2");
	});
});

describe("the account service's configuration", () => {
	it("takes lists with commas and blanks, and none where there is nothing", () => {
		expect(readEnvironment({})).toMatchObject({ corsOrigins: [], trustedProxies: [], smtpUrl: undefined });
		expect(readEnvironment({ CORS_ORIGINS: "https://cup.example, http://localhost:4000," }).corsOrigins).toEqual([
			"https://cup.example",
			"http://localhost:4000",
		]);
		expect(readEnvironment({ TRUSTED_PROXIES: "10.0.0.0/8,fd00::/8,192.0.2.1" }).trustedProxies).toHaveLength(3);
	});

	it("names what is no origin, no address and no mail address", () => {
		for (const origin of ["*", "cup.example", "https://cup.example/", "https://cup.example/path", "null"]) {
			expect(fault({ CORS_ORIGINS: origin }), origin).toContain("CORS_ORIGINS");
		}
		for (const range of ["10.0.0.0/33", "proxy", "10.0.0", "fd00::/129", "10.0.0.0/8/8"]) {
			expect(fault({ TRUSTED_PROXIES: range }), range).toContain("TRUSTED_PROXIES");
		}
		expect(fault({ SMTP_URL: "smtp://localhost", MAIL_FROM: "post" })).toContain("MAIL_FROM");
	});

	it("asks who mails are from where there is a mail server, whose password it never shows", () => {
		expect(fault({ SMTP_URL: "smtp://localhost" })).toContain("MAIL_FROM: expected an address");
		expect(readEnvironment({ SMTP_URL: "smtp://localhost", MAIL_FROM: "Fyrcupen <post@cup.example>" })).toMatchObject({
			smtpUrl: "smtp://localhost",
			mailFrom: "Fyrcupen <post@cup.example>",
		});
		expect(fault({ SMTP_URL: "http://cup:hunter2@localhost" })).toMatch(/SMTP_URL: expected(?!.*hunter2)/);
	});
});
