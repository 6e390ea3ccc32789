/** A pass that was paid for, in words. */
export type MailedOrder = { readonly year: number; readonly amount: string; readonly day: string; readonly reference: string };

type OrderWords = {
	readonly subject: string;
	readonly paragraphs: readonly string[];
	/** By label. */
	readonly facts: Readonly<Record<string, string>>;
	readonly button: string | null;
	readonly after: readonly string[];
};

/** The mails in English. `paragraphs` are above the button, `after` is below it. */
export const mailTextsEn = {
	greeting: (name: string) => `Hello ${name},`,
	/** At the foot: why the recipient gets this mail. */
	foot: (cup: string, email: string) => `This e-mail was sent to ${email} because of an account with ${cup}.`,
	orCopy: "Or copy this address into your browser:",
	passwordReset: (cup: string) => ({
		subject: `Choose a new password for ${cup}`,
		paragraphs: ["Someone, most likely you, has asked for a new password."],
		button: "Choose a new password",
		after: [
			"The link works once, within an hour. When you have chosen, you will be signed out everywhere.",
			"If it was not you, do nothing: your password stays as it is.",
		],
	}),
	passwordChanged: (cup: string) => ({
		subject: `Your password for ${cup} has been changed`,
		paragraphs: ["Your password has just been changed, and you have been signed out everywhere."],
		button: "Sign in",
		after: ['If it was not you, choose a new password at once: "Forgot password?" on the sign-in page.'],
	}),
	passwordChangedInProfile: (cup: string) => ({
		subject: `Your password for ${cup} has been changed`,
		paragraphs: ["Your password has just been changed in your profile, and every other device has been signed out."],
		button: "Sign in",
		after: ['If it was not you, choose a new password at once: "Forgot password?" on the sign-in page.'],
	}),
	emailConfirmation: (cup: string) => ({
		subject: `Confirm your e-mail address for ${cup}`,
		paragraphs: ["Someone, most likely you, wants to use this e-mail address for an account."],
		button: "Confirm the address",
		after: ["The link works once, within an hour.", "If it was not you, do nothing: the address will then not be used."],
	}),
	emailChanged: (cup: string) => ({
		subject: `Your account with ${cup} has a new e-mail address`,
		paragraphs: [
			"The e-mail address of your account has just been changed. From now on you sign in with the new one, and e-mails go there.",
			"This is the last e-mail to the old one.",
		],
		button: null,
		after: ["If it was not you, someone has got into your account: contact the cup at once."],
	}),
	alreadyRegistered: (cup: string) => ({
		subject: `You already have an account with ${cup}`,
		paragraphs: ["Someone, perhaps you, tried to create an account with your e-mail address. You already have one."],
		button: "Sign in",
		after: [
			'If you have forgotten your password, choose "Forgot password?" on that page.',
			"If it was not you, do nothing: nobody has got into your account.",
		],
	}),
	accountDeleted: (cup: string) => ({
		subject: `Your account with ${cup} has been deleted`,
		paragraphs: [
			"Your account has been deleted, with everything in it: favourites, pinned match, passes, calendar address, picture and signed-in devices. What was paid stays in the cup's books, without your name.",
			"None of it can be restored. You are welcome to create a new account whenever you like.",
		],
		button: null,
		after: [],
	}),
	staffInvitation: (cup: string, desk: string) => ({
		subject: `You are invited to the office of ${cup}`,
		paragraphs: [`The office of ${cup} invites you to use the account "${desk}".`],
		button: "Open the invitation",
		after: [
			"The link works once, within 48 hours. There you choose a password.",
			"If you did not expect an invitation, do nothing.",
		],
	}),
	matchesMoved: (cup: string, says: string) => ({
		subject: `${cup}: your team's matches`,
		paragraphs: [says],
		button: "See My Week",
		after: ["You get this because you asked for e-mails about changes. Turn them off in your profile."],
	}),
	passReceipt: (cup: string, { year, amount, day, reference }: MailedOrder): OrderWords => ({
		subject: `Receipt: All Access ${year}, ${cup}`,
		paragraphs: [`Thank you. All Access ${year} is open: you can watch every stream of the cup while you are signed in.`],
		facts: { Item: `All Access ${year}, ${cup}`, Paid: amount, Date: day, Order: reference },
		button: "Go to the streams",
		after: ["This e-mail is your receipt. You will also find the order in your profile."],
	}),
	passRefund: (cup: string, { year, amount, day, reference }: MailedOrder): OrderWords => ({
		subject: `Refund: All Access ${year}, ${cup}`,
		paragraphs: [
			`Your payment for All Access ${year} has been refunded, and the pass is no longer valid. It may take a few days for the money to reach your account.`,
		],
		facts: { Item: `All Access ${year}, ${cup}`, Refunded: amount, Date: day, Order: reference },
		button: null,
		after: [],
	}),
};

export type MailTexts = typeof mailTextsEn;
