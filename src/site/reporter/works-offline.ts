/** Lets the page open without a network from its second visit on. A browser that has no workers reports all the same while it is open. */
export function worksOffline(): void {
	if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
	navigator.serviceWorker.register("/report/worker.js", { scope: "/report" }).catch((error: unknown) => {
		console.warn("the page will not open without a network", error);
	});
}
