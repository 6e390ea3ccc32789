/** Where push services reach who sends alerts: Apple's refuses who cannot be reached at all. */
export function pushSubject(publicUrl: string | undefined, mailFrom: string | undefined): string {
	if (publicUrl?.startsWith("https:")) return publicUrl;
	const [address] = /[^\s<>]+@[^\s<>]+/.exec(mailFrom ?? "") ?? [];
	return `mailto:${address ?? "post@cup.example"}`;
}
