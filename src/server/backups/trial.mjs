import { register } from "tsx/esm/api";

// A thread does not take over how the process reads TypeScript.
register();
await import("./trial.ts");
