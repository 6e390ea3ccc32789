export const NO_FILTER = {
	en: "There is no such filter. The ledger can be filtered by desk, kind, match and before.",
	sv: "Filtret finns inte. Liggaren kan filtreras på desk, kind, match och before.",
};

export const NO_BACKUP = {
	en: "There is no backup yet. The first is made ten minutes after the server starts.",
	sv: "Det finns ingen säkerhetskopia än. Den första görs tio minuter efter att servern har startat.",
};

export const NO_ACT = {
	en: "There is no act with that number in the ledger.",
	sv: "Det finns ingen åtgärd med det numret i liggaren.",
};
