import type { ReactNode } from "react";
import { useAccountOf } from "../../client/account/use-account.ts";
import { type SiteData, SiteProvider } from "../../client/data/site-data.ts";
import { SportContext } from "../../text/use-text.ts";
import { CupNow } from "../clock/CupNow.tsx";
import { Following } from "./Following.tsx";
import { Frame } from "./Frame.tsx";
import { useFrameless } from "./frameless.ts";
import { useFreshEditions } from "./use-fresh-editions.ts";

/** The site's data around the page, and the frame where the page has one. */
export function Site({ data, children }: { data: SiteData; children: ReactNode }) {
	if (!useFrameless()) return <WholeSite data={data}>{children}</WholeSite>;
	return (
		<SiteProvider value={data}>
			<SportContext value={data.brand.sport}>{children}</SportContext>
		</SiteProvider>
	);
}

function WholeSite({ data, children }: { data: SiteData; children: ReactNode }) {
	useAccountOf(data);
	return (
		<SiteProvider value={useFreshEditions(data)}>
			<SportContext value={data.brand.sport}>
				<CupNow clock={data.clock}>
					<Following>
						<Frame>{children}</Frame>
					</Following>
				</CupNow>
			</SportContext>
		</SiteProvider>
	);
}
