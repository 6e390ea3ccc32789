import { expect, test } from "vitest";
import { codeOf, RETRY_PAUSES_MS } from "./retry.ts";

test("a mail is tried again within the hour, later and later, and a server's last word from 500 on is believed", () => {
	expect(RETRY_PAUSES_MS).toEqual([5_000, 30_000, 120_000, 600_000, 1_800_000]);
	expect(codeOf({ code: "EENVELOPE", responseCode: 499 })).toEqual({ code: "EENVELOPE", response: 499, permanent: false });
	expect(codeOf({ code: "EENVELOPE", responseCode: 500 })).toEqual({ code: "EENVELOPE", response: 500, permanent: true });
	expect(codeOf({ responseCode: 550 }).permanent).toBe(true);
	expect(codeOf({ responseCode: "550" }).permanent).toBe(false);
	expect(codeOf(new Error("ECONNREFUSED"))).toEqual({ code: undefined, response: undefined, permanent: false });
});
