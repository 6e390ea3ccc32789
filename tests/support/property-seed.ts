import fc from "fast-check";

// The check states one for each state of the tree (scripts/property-seed.mjs); a run by hand draws new cases.
const seed = process.env.PROPERTY_SEED;
if (seed) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
