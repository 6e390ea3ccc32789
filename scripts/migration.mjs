import { run } from "./install.mjs";

/** `npm run migration -- --name what_it_adds`: the statements from the tables' files, and the shapes that backups of it have. */
run("npx", ["drizzle-kit", "generate", ...process.argv.slice(2)]);
run(process.execPath, ["scripts/backup-shapes.mjs"]);
