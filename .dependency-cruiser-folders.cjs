const { options } = require("./.dependency-cruiser.cjs");

/** Which folders may import each other (docs/develop/architecture.md). Tests are left out: they import what stands above the folder they test. */
module.exports = {
	forbidden: [
		{
			name: "no folder cycles",
			comment: "Two folders that import each other cannot be read, moved or tested one at a time.",
			severity: "error",
			scope: "folder",
			from: { path: "^src/" },
			to: { circular: true },
		},
	],
	options: { ...options, exclude: { path: "\\.test\\.tsx?$" } },
};
