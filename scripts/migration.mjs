import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { root, run } from "./install.mjs";

/** `npm run migration -- --name what_it_adds`: generates the statements from the tables' files, and the shapes of backups. */
run("npx", ["drizzle-kit", "generate", ...process.argv.slice(2)]);
run(process.execPath, ["scripts/backup-shapes.mjs"]);
// drizzle-kit compares with the newest snapshot alone, and each has thousands of lines.
const meta = path.join(root, "src/database/migrations/meta");
const snapshots = readdirSync(meta).filter((name) => name.endsWith("_snapshot.json"));
for (const older of snapshots.toSorted().slice(0, -1)) rmSync(path.join(meta, older));
