/** The contact for push services. Apple's refuses senders without one. */
export function pushSubject(publicUrl: string | undefined, mailFrom: string | undefined): string {
	if (publicUrl?.startsWith("https:")) return publicUrl;
	const [address] = /[^\s<>]+@[^\s<>]+/.exec(mailFrom ?? "") ?? [];
	return `mailto:${address ?? "post@cup.example"}`;
}
