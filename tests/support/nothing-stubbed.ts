import { afterAll, vi } from "vitest";

/** What a file's last test has stubbed stands until the next test begins: the next file of its process would be read with it, and ask for its PostgreSQL by a stub. */
afterAll(() => {
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
});
