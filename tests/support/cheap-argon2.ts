import { createRequire } from "node:module";

/**
 * Argon2 as the tests have it (vitest.config.ts), with the parameters that it is given turned down: the many accounts of tests are to be
 * made, not to be safe. What it is given stands in `src/accounts/password/hash.test.ts`.
 */
// Not by its name, which stands for this file here.
const itself: typeof import("@node-rs/argon2") = createRequire(import.meta.url)("@node-rs/argon2");

type Options = NonNullable<Parameters<typeof itself.hash>[1]>;

/** As little as Argon2 takes. */
const LEAST = { memoryCost: 8, timeCost: 1 } satisfies Options;

/** What hashes were asked for, the last one last. */
export const asked: (Options | null | undefined)[] = [];

export const hash: typeof itself.hash = (password, options, ...more) => {
	asked.push(options);
	return itself.hash(password, { ...options, ...LEAST }, ...more);
};

export const { verify } = itself;
