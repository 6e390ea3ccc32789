import { useNavigate } from "react-router";
import { useYear } from "../data/site-data.ts";
import { account } from "./account.ts";

/** Signs out and leads to the year's sign-in, whether or not the service hears of it (SPEC §2, §8). */
export function useSignOut(): () => void {
	const navigate = useNavigate();
	const { inYear } = useYear();
	return () => {
		void account.signOut();
		void navigate(inYear("signin"));
	};
}
