import { useLocation, useNavigation } from "react-router";
import { Loader } from "../ui/Loader.tsx";

/** Fl(3) at the top of the window while the next page's data loads. A refresh of the same page shows nothing: its old data stays. */
export function NavigationLoader() {
	const { location: next } = useNavigation();
	const { pathname } = useLocation();
	if (next === undefined || next.pathname === pathname) return null;
	return (
		<Loader className="pointer-events-none fixed top-4 left-1/2 z-30 -translate-x-1/2 rounded-card border border-line bg-surface px-4 py-3.5 shadow-menu" />
	);
}
