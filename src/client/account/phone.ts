/** Whether alerts can be on here: "iphone" if the site must be on the home screen first. */
export type Phone = "can" | "blocked" | "cannot" | "iphone";

export function phoneHere(): Phone {
	const isApple =
		/iP(hone|ad|od)/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
	const isInstalled = window.matchMedia("(display-mode: standalone)").matches;
	const has = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
	if (!has) return isApple && !isInstalled ? "iphone" : "cannot";
	return Notification.permission === "denied" ? "blocked" : "can";
}

/** Whether the browser has permission for notifications; without it alerts are off. */
export const isAllowed = (): boolean => typeof Notification !== "undefined" && Notification.permission === "granted";

export type Subscribed = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** Requests permission, and subscribes. @returns null if it is denied */
export async function subscribe(key: string): Promise<Subscribed | null> {
	if ((await Notification.requestPermission()) !== "granted") return null;
	await navigator.serviceWorker.register("/sw.js", { scope: "/" });
	const { pushManager } = await navigator.serviceWorker.ready;
	const own = await pushManager.getSubscription();
	// A subscription with another key cannot be used any more.
	if (own !== null && !isMadeWith(own, key)) await own.unsubscribe();
	const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
	const { endpoint, keys } = made.toJSON();
	if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error("The push service gave no keys");
	return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

function isMadeWith({ options }: PushSubscription, key: string): boolean {
	const own = options?.applicationServerKey;
	if (!own) return true;
	const [a, b] = [new Uint8Array(own), bytesOf(key)];
	return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
	const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
	return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
