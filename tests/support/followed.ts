import type { ReadModels } from "../../src/results/edition/keeping/read-models.ts";

/** Makes a change and waits until the models have read it. @returns the keys reported as changed */
export function followed(models: ReadModels, change: () => void): Promise<ReadonlySet<string>> {
	return new Promise((resolve) => {
		const stop = models.onChange((keys) => {
			stop();
			resolve(keys);
		});
		change();
	});
}
