import { execFileSync } from "node:child_process";
import { getPriority } from "node:os";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { DecodeTimeout, PictureDecoder } from "./picture-decoder.ts";

const red = { width: 600, height: 400, channels: 3 as const, background: "#c33" };
const picture = (): Promise<Buffer> => sharp({ create: red }).png().toBuffer();
const isRunning = (pid: number): boolean => {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
};

it("a picture is decoded in a process of its own, of low priority and without the site's environment, which ends when idle", async () => {
	vi.stubEnv("STRIPE_SECRET_KEY", "sk_test_secret");
	const decoder = new PictureDecoder({ idle: 200 });
	const decoding = decoder.decode(await picture());
	await vi.waitFor(() => expect(decoder.pid).toBeDefined());
	const pid = decoder.pid as number;
	expect(pid).not.toBe(process.pid);
	expect(getPriority(pid)).toBe(10);
	const result = await decoding;
	const square = await sharp("square" in result ? result.square : undefined).metadata();
	expect(square).toMatchObject({ format: "webp", width: 256, height: 256 });
	if (process.platform === "linux")
		expect(execFileSync("cat", [`/proc/${pid}/environ`], { encoding: "utf8" })).not.toContain("sk_test_secret");
	await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });
	expect(decoder.pid).toBeUndefined();
});

it("pictures sent at the same time are decoded by one process, which survives a file that is no picture", async () => {
	const decoder = new PictureDecoder({ idle: 1_000 });
	const all = Promise.all([
		decoder.decode(await picture()),
		decoder.decode(Buffer.from("\x89PNG\r\n no")),
		decoder.decode(await picture()),
	]);
	await vi.waitFor(() => expect(decoder.pid).toBeDefined());
	const pid = decoder.pid;
	expect(await all).toEqual([{ square: expect.anything() }, { fault: "notPicture" }, { square: expect.anything() }]);
	expect(decoder.pid).toBe(pid);
});

it("a picture that is not decoded by its deadline costs its process, and the next one gets another", async () => {
	const decoder = new PictureDecoder({ deadline: 1 });
	const late = decoder.decode(await picture());
	await expect(late).rejects.toBeInstanceOf(DecodeTimeout);
	expect(decoder.pid).toBeUndefined();
	const patient = new PictureDecoder();
	const killed = patient.decode(await picture());
	await vi.waitFor(() => expect(patient.pid).toBeDefined());
	process.kill(patient.pid as number, "SIGKILL");
	await expect(killed).rejects.toThrow("the process that decodes pictures has ended: SIGKILL");
	await setTimeout(10);
	expect(await patient.decode(await picture())).toHaveProperty("square");
});
