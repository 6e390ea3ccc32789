/** The words of a printed fault around its own. */
export const FAULT_LINE = {
	en: { warning: "warning: ", nothing: "nothing", expected: "expected" },
	sv: { warning: "varning: ", nothing: "ingenting", expected: "förväntat:" },
};
