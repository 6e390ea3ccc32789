/** "812 kB", "3.4 MB". */
export function sizeText(bytes: number): string {
	if (bytes < 1_000) return `${bytes} bytes`;
	return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
