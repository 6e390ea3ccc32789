/** The oldest supported version, as in package.json's `engines`. */
const SUPPORTED = [22, 12];
/** The oldest version that still runs the program: older ones are untested, and Vite refuses them. */
const RUNS = [20, 19];

const isBefore = (version, [major, minor]) => {
	const [ownMajor = 0, ownMinor = 0] = version.replace(/^v/, "").split(".").map(Number);
	return ownMajor < major || (ownMajor === major && ownMinor < minor);
};

/** @param version such as "v20.20.2" @returns the message about it, and whether to exit; null: none */
export function nodeVersionMessage(version) {
	if (isBefore(version, RUNS))
		return { isError: true, text: `Cupboard needs Node ${SUPPORTED.join(".")} or newer, and this is ${version}.` };
	if (!isBefore(version, SUPPORTED)) return null;
	return {
		isError: false,
		text: `Node ${version} gets no security updates any more. Cupboard still runs on it; install Node ${SUPPORTED.join(".")} or newer.`,
	};
}

export function checkNodeVersion() {
	const message = nodeVersionMessage(process.version);
	if (message === null) return;
	console.error(message.text);
	if (message.isError) process.exit(1);
}
