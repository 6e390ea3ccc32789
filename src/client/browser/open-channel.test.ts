import { expect, test } from "vitest";
import { openChannel } from "./open-channel.ts";

test("what is sent to other tabs after a channel was closed is lost without an error", async () => {
	const [sender, hearer] = [openChannel("tabs"), openChannel("tabs")];
	const heard = new Promise((resolve) => hearer?.addEventListener("message", ({ data }) => resolve(data)));
	sender?.postMessage("before");
	expect(await heard).toBe("before");
	sender?.close();
	expect(() => sender?.postMessage("after")).not.toThrow();
	hearer?.close();
});
