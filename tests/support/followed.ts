import type { ReadModels } from "../../src/results/edition/keeping/read-models.ts";

/** Makes a change and waits for the models to have followed it. @returns the keys they told as changed */
export function followed(models: ReadModels, change: () => void): Promise<ReadonlySet<string>> {
	return new Promise((resolve) => {
		const stop = models.onChange((keys) => {
			stop();
			resolve(keys);
		});
		change();
	});
}
