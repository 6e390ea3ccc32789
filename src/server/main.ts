import { serve } from "./serve.ts";

await serve({ dev: process.argv.includes("--dev") });
