/**
 * A channel to the other tabs of this site. Messages sent after it was closed are dropped without an error, since the last ones of a
 * connection are sent while the page is being left.
 * @returns null if the browser has none, or blocks it together with the site's data (Firefox throws a SecurityError): tabs then work
 * independently
 */
export function openChannel(name: string): BroadcastChannel | null {
	try {
		const channel = new BroadcastChannel(name);
		const { close, postMessage } = BroadcastChannel.prototype;
		let isClosed = false;
		channel.close = () => {
			isClosed = true;
			close.call(channel);
		};
		channel.postMessage = (message) => {
			if (!isClosed) postMessage.call(channel, message);
		};
		return channel;
	} catch {
		return null;
	}
}
