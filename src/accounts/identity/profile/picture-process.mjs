import { register } from "tsx/esm/api";

// The process that forks it may read TypeScript in another way.
register();
await import("./picture-process.ts");
