import { register } from "tsx/esm/api";

// A worker thread does not inherit the process's loader for TypeScript.
register();
await import("./schedule-thread.ts");
