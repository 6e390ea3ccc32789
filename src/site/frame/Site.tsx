import type { ReactNode } from "react";
import { useAccountOf } from "../account/use-account.ts";
import { Following } from "../live/Following.tsx";
import { type SiteData, SiteProvider } from "../site-data.ts";
import { SportContext } from "../text/language.ts";
import { Frame } from "./Frame.tsx";
import { useFreshEditions } from "./use-fresh-editions.ts";

/** The frame with the site's data, around the page. */
export function Site({ data, children }: { data: SiteData; children: ReactNode }) {
	useAccountOf(data);
	return (
		<SiteProvider value={useFreshEditions(data)}>
			<SportContext value={data.brand.sport}>
				<Following>
					<Frame>{children}</Frame>
				</Following>
			</SportContext>
		</SiteProvider>
	);
}
