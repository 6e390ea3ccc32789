import { createRequire } from "node:module";

/**
 * Argon2 for tests (vitest.config.ts), with its parameters reduced: the tests' many accounts have to be quick, not safe.
 * `src/accounts/password/hash.test.ts` checks the real parameters.
 */
// Not by its name, which resolves to this file here.
const itself: typeof import("@node-rs/argon2") = createRequire(import.meta.url)("@node-rs/argon2");

type Options = NonNullable<Parameters<typeof itself.hash>[1]>;

/** Argon2's minimum. */
const LEAST = { memoryCost: 8, timeCost: 1 } satisfies Options;

/** What hashes were asked for, the last one last. */
export const asked: (Options | null | undefined)[] = [];

export const hash: typeof itself.hash = (password, options, ...more) => {
	asked.push(options);
	return itself.hash(password, { ...options, ...LEAST }, ...more);
};

export const { verify } = itself;
