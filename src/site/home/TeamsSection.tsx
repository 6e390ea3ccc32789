import type { ComponentProps } from "react";
import { useText } from "../../text/use-text.ts";
import { Section } from "../../ui/Section.tsx";

/** The box of a message in place of team cards. */
export const CARD = "rounded-card border border-card-line bg-surface p-4 shadow-card";

/** "My teams", on Home. */
export function TeamsSection({ id = "my-teams", className = "", ...rest }: Omit<ComponentProps<typeof Section>, "title">) {
	const { home } = useText();
	// Three of them are on a phone's first screen.
	return <Section title={home.myTeams} id={id} className={`max-lg:mt-3! ${className}`} {...rest} />;
}
