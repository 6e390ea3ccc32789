type Place = { readonly pathname: string; readonly search: string };

/** A page, as the address has it. */
export const placeOf = ({ pathname, search }: Place): string => pathname + search;

/** Whether another page, or another state of this one, is on its way. What is drawn says so later: on a slow phone long after. */
export const isLeaving = (router: { readonly state: { readonly navigation: { readonly state: string } } }): boolean =>
	router.state.navigation.state !== "idle";
