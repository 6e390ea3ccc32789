import { expect, it } from "vitest";
import { RequestRefused } from "../../request/refused.ts";
import { Uploads } from "./uploads.ts";

const statusOf = (act: () => unknown): number => {
	try {
		act();
	} catch (error) {
		if (error instanceof RequestRefused) return error.status;
		throw error;
	}
	return 200;
};

it("an account uploads one picture at a time, an address two, a process four", () => {
	const uploads = new Uploads();
	const end = uploads.begin(1, "192.0.2.1");
	expect(statusOf(() => uploads.begin(1, "192.0.2.2"))).toBe(429);
	uploads.begin(2, "192.0.2.1");
	expect(statusOf(() => uploads.begin(3, "192.0.2.1"))).toBe(429);
	uploads.begin(4, "192.0.2.3");
	uploads.begin(5, "192.0.2.4");
	expect(statusOf(() => uploads.begin(6, "192.0.2.5"))).toBe(503);
	end();
	expect(statusOf(() => uploads.begin(1, "192.0.2.1"))).toBe(200);
});
