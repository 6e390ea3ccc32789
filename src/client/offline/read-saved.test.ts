import { expect, test, vi } from "vitest";
import { readSaved } from "./read-saved.ts";

test("if the store is not loaded before the network fails, or cannot be read, nothing is saved and nothing is thrown", async () => {
	vi.spyOn(console, "info").mockImplementation(() => {});
	const gone = new TypeError("Importing a module script failed.");
	expect(
		await readSaved(
			async () => "read",
			() => Promise.reject(gone),
		),
	).toBeNull();
	expect(await readSaved(() => Promise.reject(new DOMException("The operation is insecure.", "SecurityError")))).toBeNull();
});
