import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nodeVersionMessage } from "../../scripts/node-version.mjs";

test("npm start refuses a Node that is too old, and warns of one without security updates", () => {
	expect(nodeVersionMessage("v18.20.8")).toMatchObject({ isError: true });
	expect(nodeVersionMessage("v20.18.3")).toMatchObject({ isError: true });
	expect(nodeVersionMessage("v20.19.0")).toMatchObject({ isError: false });
	expect(nodeVersionMessage("v22.11.0")).toMatchObject({ isError: false });
	for (const version of ["v22.12.0", "v24.0.0", "v26.12.1"]) expect(nodeVersionMessage(version)).toBeNull();
});

test("package.json, the version file, README and CI name the same oldest Node", () => {
	const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
	expect(JSON.parse(read("package.json")).engines.node).toBe("^22.12.0 || >=24");
	expect(read(".nvmrc").trim()).toBe("22.12.0");
	expect(read("README.md")).toContain("Node 22.12 or newer");
	expect(read(".github/workflows/check.yml")).toContain("node: [22, 24, 26]");
});
