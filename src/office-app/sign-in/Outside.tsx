import type { ReactNode } from "react";
import { LanguageToggle } from "../parts/LanguageToggle.tsx";
import { OfficeMark } from "../parts/OfficeMark.tsx";

/** The frame of pages before signing in. */
export function Outside({ title, children }: { title: string; children: ReactNode }) {
	return (
		<>
			<header className="on-header bg-header text-header-ink">
				<div className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-2">
					<OfficeMark />
					<LanguageToggle />
				</div>
				<div className="stripe" />
			</header>
			<main className="mx-auto w-full max-w-md px-4 py-8">
				<h1 className="office-h1">{title}</h1>
				{children}
			</main>
		</>
	);
}
