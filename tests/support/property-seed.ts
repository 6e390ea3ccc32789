import fc from "fast-check";

// `npm test` sets a seed for each state of the sources (scripts/property-seed.mjs); a run by hand draws new cases.
const seed = process.env.PROPERTY_SEED;
if (seed) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
