import { defineConfig } from "drizzle-kit";

export default defineConfig({
	dialect: "postgresql",
	schema: [
		"./src/results/record/nouns/!(*.test).ts",
		"./src/results/acts/*-table.ts",
		"./src/results/acts/asked-act-table.ts",
		"./src/accounts/tables/*.ts",
		"./src/outbox/outbox-table.ts",
	],
	out: "./src/database/migrations",
});
