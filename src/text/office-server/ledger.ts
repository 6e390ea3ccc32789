export const NO_FILTER = {
	en: "The ledger has no such filter: desk, kind, match and before are those there are.",
	sv: "Liggaren har inget sådant filter: desk, kind, match och before är de som finns.",
};

export const NO_BACKUP = {
	en: "There is no backup yet: the first is made ten minutes after the server was started.",
	sv: "Det finns ingen säkerhetskopia än: den första görs tio minuter efter att servern startades.",
};

export const NO_ACT = { en: "The ledger has no such act.", sv: "Liggaren har ingen sådan åtgärd." };
