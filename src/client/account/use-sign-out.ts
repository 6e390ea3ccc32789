import { useNavigate } from "react-router";
import { useYear } from "../data/site-data.ts";
import { account } from "./account.ts";

/** Signs out and opens the year's sign-in page, whether or not the service receives the call (SPEC §2, §8). */
export function useSignOut(): () => void {
	const navigate = useNavigate();
	const { inYear } = useYear();
	return () => {
		void account.signOut();
		void navigate(inYear("signin"));
	};
}
