/** Shows the server's pushes (src/alerts/entry.ts), and opens their pages. A part of the site's worker. */

type Shown = {
	readonly title: string;
	readonly body: string;
	readonly tag: string;
	readonly url: string;
	readonly again: boolean;
	readonly language: string;
};

type Lasting = Event & { waitUntil(until: Promise<unknown>): void };
type PushEvent = Lasting & { readonly data: { json(): unknown } | null };
type ClickEvent = Lasting & { readonly notification: Notification };
type OpenWindow = { readonly url: string; focus(): Promise<unknown>; navigate(url: string): Promise<unknown> };
declare const self: {
	addEventListener(type: "push", listener: (event: PushEvent) => void): void;
	addEventListener(type: "notificationclick", listener: (event: ClickEvent) => void): void;
	readonly location: { readonly origin: string };
	readonly registration: { showNotification(title: string, options: object): Promise<void> };
	readonly clients: {
		matchAll(options: object): Promise<readonly OpenWindow[]>;
		openWindow(url: string): Promise<unknown>;
	};
};

/** Shows pushes, and opens pressed ones. */
export function showAlerts(): void {
	self.addEventListener("push", (event) => {
		const alert = shownOf(event.data);
		if (alert === null) return;
		const { title, body, tag, url, again, language } = alert;
		// Only one alert of a tag is shown at a time: a repeat or a correction replaces it.
		const options = { body, tag, lang: language, renotify: again, icon: "/icons/192.png", data: { url } };
		event.waitUntil(self.registration.showNotification(title, options));
	});

	self.addEventListener("notificationclick", (event) => {
		event.notification.close();
		const { url } = (event.notification.data ?? {}) as { url?: string };
		event.waitUntil(open(new URL(url ?? "/", self.location.origin)));
	});
}

/** Brings the site to the front where it is open, at what the alert is about; else opens it. */
async function open(url: URL): Promise<void> {
	// Whatever an alert contains, it opens only the site.
	const address = url.origin === self.location.origin ? url.href : self.location.origin;
	const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
	const there = windows.find((window) => window.url === address) ?? windows[0];
	if (there === undefined) {
		await self.clients.openWindow(address);
		return;
	}
	if (there.url !== address) await there.navigate(address).catch(() => self.clients.openWindow(address));
	await there.focus();
}

function shownOf(data: PushEvent["data"]): Shown | null {
	try {
		return data === null ? null : (data.json() as Shown);
	} catch {
		return null;
	}
}
