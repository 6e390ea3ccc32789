export const SET_BY = {
	en: (act: number) => `Set by act ${act}`,
	sv: (act: number) => `Inställt i åtgärd ${act}`,
};
