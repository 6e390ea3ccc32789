import { booleanCell, dateCell, numberCell, textCell } from "./value-text.ts";
import type { WorkbookCell } from "./workbook.ts";

const DURATION = /^(-?)P(?:(\d+)D)?T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:[.,]\d+)?S)?$/;
const MOMENT = /^(-?\d{4,})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?$/;

/** Before all dates of a cup: no date is taken for a time. */
const NO_ZERO = Number.NaN;

/**
 * @param attribute of the cell
 * @param shown the text in it, as the spreadsheet shows it
 */
export function odsCell(attribute: (name: string) => string | undefined, shown: string): WorkbookCell | undefined {
	if (attribute("calcext:value-type") === "error") return { text: shown.trim() || "#N/A", kind: "error" };
	switch (attribute("office:value-type")) {
		case "float":
		case "percentage":
		case "currency":
			return numberCell(Number(attribute("office:value"))) ?? textCell(shown);
		case "boolean":
			return booleanCell(attribute("office:boolean-value") === "true");
		case "date":
			return dateOf(attribute("office:date-value") ?? "") ?? textCell(shown);
		case "time":
			return timeOf(attribute("office:time-value") ?? "") ?? textCell(shown);
		case "string":
			return textCell(attribute("office:string-value") ?? shown);
		default:
			return textCell(shown);
	}
}

function dateOf(value: string): WorkbookCell | undefined {
	const found = MOMENT.exec(value);
	if (!found) return undefined;
	const [year, month, day, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0));
	return dateCell(new Date(Date.UTC(year!, month! - 1, day, hours, minutes, seconds)), NO_ZERO);
}

/** PT18H00M00S; a duration of a day or more is none of a clock's times. */
function timeOf(value: string): WorkbookCell | undefined {
	const found = DURATION.exec(value);
	if (!found || found[1] === "-") return undefined;
	const [days, hours, minutes, seconds] = found.slice(2).map((part) => Number(part ?? 0));
	const total = ((days! * 24 + hours!) * 60 + minutes!) * 60 + seconds!;
	return total < 86_400 ? dateCell(new Date(total * 1000), 0) : undefined;
}
