/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { raw } from "hono/html";
import type { Child } from "hono/jsx";
import { LANGUAGE_NAMES, LANGUAGES } from "../../../text/language.ts";
import { SCRIPT_FILE } from "../script.ts";
import type { Visit } from "../visit.ts";
import { Icon } from "./Icon.tsx";

export type PageProps = {
	readonly visit: Visit;
	readonly title: string;
	readonly lead?: string;
	/** The page's path, for its link in the other language; undefined: it cannot be requested again. */
	readonly path?: string;
	/** There is an error: the title begins with it, so that screen readers announce it first. */
	readonly isFaulty?: boolean;
	readonly children?: Child;
};

/** A document of the identity site: the cup's header and footer around one title and what belongs to it. */
export function Page({ visit, title, lead, path, isFaulty = false, children }: PageProps) {
	const { text, look, language, href } = visit;
	const shown = isFaulty ? text.faulty(title) : title;
	const plain = visit.base.pathname.replace(/\/$/, "");
	return (
		<>
			{raw("<!doctype html>")}
			<html lang={language}>
				<head>
					<meta charset="utf-8" />
					<meta name="viewport" content="width=device-width, initial-scale=1" />
					<meta name="robots" content="noindex, nofollow" />
					{/* A one-time code is no telephone number. */}
					<meta name="format-detection" content="telephone=no" />
					<meta name="theme-color" content={look.light.header ?? ""} media="(prefers-color-scheme: light)" />
					<meta name="theme-color" content={look.dark.header ?? ""} media="(prefers-color-scheme: dark)" />
					<title>{`${shown} – ${look.name}`}</title>
					<link rel="icon" href={`${plain}/logo.svg`} type="image/svg+xml" />
					<link rel="stylesheet" href={`${plain}/${visit.stylesheet}`} />
					<script src={`${plain}/${SCRIPT_FILE}`} defer />
				</head>
				<body>
					<a class="absolute -left-[100vw] z-1 bg-surface px-4 py-3 type-label text-ink focus:left-0" href="#content">
						{text.skip}
					</a>
					<header class="on-header bg-header text-header-ink">
						<div class="page-column flex min-h-14 flex-wrap items-center justify-between gap-4 lg:min-h-16">
							<a
								class="flex min-h-11 items-center gap-2.5 rounded-control"
								href={visit.onSite()}
								aria-label={text.home(look.name)}
							>
								<img src={`${plain}/logo.svg`} alt="" width="30" height="34" />
								<span>
									<span class="block type-wordmark">{look.name}</span>
									{look.localName[language] !== "" && (
										<span class="block text-header-ink-2 [font:450_0.875rem/1.125rem_var(--font-cond)]">
											{look.localName[language]}
										</span>
									)}
								</span>
							</a>
							{path !== undefined && (
								<nav class="flex flex-none overflow-hidden rounded-control border border-header-line" aria-label={text.language}>
									{LANGUAGES.map((one) => (
										<a
											key={one}
											class="language"
											href={href(path, { lang: one })}
											hreflang={one}
											lang={one}
											aria-label={LANGUAGE_NAMES[one]}
											aria-current={one === language ? "true" : undefined}
										>
											{one.toUpperCase()}
										</a>
									))}
								</nav>
							)}
						</div>
						<div class="stripe" />
					</header>
					<main id="content" class="page-column flex-1 pb-11 focus:outline-0" tabindex={-1}>
						<div class="max-w-3xl pt-6.5">
							<h1 class="type-h1">{title}</h1>
							{lead !== undefined && <p class="mt-2 text-[1.0625rem] text-ink-2">{lead}</p>}
						</div>
						{children}
					</main>
					<footer class="on-header bg-header text-header-ink">
						<div class="stripe" />
						<div class="page-column flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-5 pb-7">
							<a class="foot-link" href={visit.onSite()}>
								<Icon name="arrow-left" />
								{text.toResults}
							</a>
							{visit.session !== undefined && (
								<form method="post" action={href("/leave")}>
									<input type="hidden" name="key" value={visit.session.formKey} />
									<button class="foot-link" type="submit">
										{text.leave}
										<Icon name="sign-out" />
									</button>
								</form>
							)}
						</div>
					</footer>
				</body>
			</html>
		</>
	);
}
