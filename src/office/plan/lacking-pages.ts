import type { BrandPage } from "../../brands/page-text.ts";
import { publishes } from "../../results/record/published-by.ts";
import type { Language } from "../../text/language.ts";
import { PUBLISHING_TEXTS } from "../../text/office-server/publishing.ts";
import type { DeskCallOptions } from "../desk-env.ts";
import type { PlanPreviewView } from "./plan-preview-view.ts";

/**
 * The pages that have to be written before a change can be made, since it publishes something as the switches do.
 * @param input a change of the plan, or a sheet's cup file
 */
export async function pagesLacking(
	{ database, cup, missingPages }: Pick<DeskCallOptions, "database" | "cup" | "missingPages">,
	input: unknown,
): Promise<readonly BrandPage[]> {
	if (missingPages === undefined || !(await publishes(database, cup, input))) return [];
	return missingPages();
}

/** A preview with the fault that pages are missing. */
export const withLackingPages = (preview: PlanPreviewView, lacks: readonly BrandPage[], language: Language): PlanPreviewView =>
	lacks.length === 0
		? preview
		: {
				...preview,
				faults: [
					...preview.faults,
					{ path: "editions[0].published", text: PUBLISHING_TEXTS.lacksPages(lacks)[language], isError: true },
				],
			};
