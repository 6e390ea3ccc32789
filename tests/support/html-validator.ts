import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";

/** Merges its rules once, not for each page: that takes twice as long as checking a page. No file beside a page changes them. */
class RulesOnce extends StaticConfigLoader {
	#rules: ReturnType<StaticConfigLoader["getConfigFor"]> | undefined;

	override getConfigFor(page: string): ReturnType<StaticConfigLoader["getConfigFor"]> {
		this.#rules ??= super.getConfigFor(page);
		return this.#rules;
	}
}

/** @param config the same for every page that it is asked about */
export const htmlValidator = (config: ConfigData): HtmlValidate => new HtmlValidate(new RulesOnce(config));
