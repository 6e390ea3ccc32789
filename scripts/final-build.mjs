import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "./install.mjs";

/**
 * Exists in an image: its build is final, whatever the sources beside it are. `npm prune` alone changes the lock file, which is part of the
 * comparison.
 */
export const FINAL = path.join(root, "build", "final");

export const isFinal = () => existsSync(FINAL);
