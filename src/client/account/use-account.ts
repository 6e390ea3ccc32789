import { useEffect, useSyncExternalStore } from "react";
import { hasAllAccess } from "../../cup/all-access.ts";
import { type SiteData, useYear } from "../data/site-data.ts";
import { account, callAccounts, followAccount } from "./account.ts";
import { type AccountState, INITIAL_ACCOUNT_STATE } from "./account-state.ts";

/** A part of the account's state; a component is rendered again only when that part changes. `part` must not make new objects. */
export function useAccount<Part>(part: (state: AccountState) => Part): Part {
	return useSyncExternalStore(
		account.subscribe,
		() => part(account.state()),
		() => part(INITIAL_ACCOUNT_STATE),
	);
}

/** All Access for the year being viewed (SPEC §4). */
export function useAllAccess(): boolean {
	const { year } = useYear();
	return useAccount(({ main }) => hasAllAccess(main.purchases, Number(year)));
}

/** Once per page: sets the address of the account service, and loads the user. */
export function useAccountOf({ accountsBase, language }: Pick<SiteData, "accountsBase" | "language">): void {
	useEffect(() => callAccounts({ base: accountsBase, language }), [accountsBase, language]);
	useEffect(followAccount, []);
}
