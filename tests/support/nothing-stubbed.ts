import { afterAll, vi } from "vitest";

/**
 * Stubs of a file's last test last until the next test begins: the next file of the process would be loaded with them, and look for its
 * PostgreSQL in a stubbed environment.
 */
afterAll(() => {
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
});
