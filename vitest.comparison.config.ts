import unit from "./vitest.config.ts";

/** The outputs that `npm run compare` compares: not part of `npm test`, since by themselves they cannot tell an intended change from a fault. */
export default { ...unit, test: { ...unit.test, include: ["tests/comparison/**/*.test.ts"] } };
