import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "./install.mjs";

/** There in an image: what is built is final, whatever the sources beside it say. `npm prune` alone changes the lock file that they are compared by. */
export const FINAL = path.join(root, "build", "final");

export const isFinal = () => existsSync(FINAL);
