import { register } from "tsx/esm/api";

// Whoever starts it may read TypeScript in another way.
register();
await import("./trial.ts");
