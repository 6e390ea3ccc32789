/**
 * A channel to the other tabs of this site. What is sent after it was closed is lost without an error: as a page leaves, what comes last of a connection meets a closed one.
 * @returns null where the browser has none, or blocks it together with the site's data (Firefox throws a SecurityError): tabs then hear nothing of each other
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
