/** A pass that was paid for, in words. */
export type ToldOrder = { readonly year: number; readonly amount: string; readonly day: string; readonly reference: string };

type OrderWords = {
	readonly subject: string;
	readonly paragraphs: readonly string[];
	/** By what they are called. */
	readonly facts: Readonly<Record<string, string>>;
	readonly button: string | null;
	readonly after: readonly string[];
};

/** The mails in English. `paragraphs` stand above the button, `after` below it. */
export const lettersEn = {
	greeting: (name: string) => `Hello ${name},`,
	/** The reason that somebody gets a mail at all, at its foot. */
	foot: (cup: string, email: string) => `This mail went to ${email} because of an account with ${cup}.`,
	orCopy: "Or copy this address into your browser:",
	passwordReset: (cup: string) => ({
		subject: `Choose a new password for ${cup}`,
		paragraphs: ["Somebody, most likely you, asked for a new password."],
		button: "Choose a new password",
		after: [
			"The link works once, for an hour. You will then be signed out everywhere.",
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
		paragraphs: ["Somebody, most likely you, wants to use this e-mail address for an account."],
		button: "Confirm the address",
		after: ["The link works once, for an hour.", "If it was not you, do nothing: the address is not used then."],
	}),
	emailChanged: (cup: string) => ({
		subject: `Your account with ${cup} has a new e-mail address`,
		paragraphs: [
			"The e-mail address of your account has just been changed. You sign in with the new one from now on, and mails go there.",
			"This is the last mail to the old one.",
		],
		button: null,
		after: ["If it was not you, somebody has got into your account: write to the cup at once."],
	}),
	alreadyRegistered: (cup: string) => ({
		subject: `You already have an account with ${cup}`,
		paragraphs: ["Somebody, perhaps you, tried to create an account with your e-mail address. You already have one."],
		button: "Sign in",
		after: [
			'If you have forgotten your password, choose "Forgot password?" on that page.',
			"If it was not you, do nothing: nobody has got into your account.",
		],
	}),
	accountDeleted: (cup: string) => ({
		subject: `Your account with ${cup} has been deleted`,
		paragraphs: [
			"Your account has been deleted, with everything that was kept in it: favourites, pinned match, passes, calendar address, picture and signed-in devices. What was paid stays in the cup's books, without your name.",
			"Nothing of it can be brought back. You are welcome to create a new account whenever you like.",
		],
		button: null,
		after: [],
	}),
	passReceipt: (cup: string, { year, amount, day, reference }: ToldOrder): OrderWords => ({
		subject: `Receipt: All Access ${year} of ${cup}`,
		paragraphs: [`Thank you. All Access ${year} is open: every stream of the cup is yours to watch while you are signed in.`],
		facts: { What: `All Access ${year}, ${cup}`, Paid: amount, Date: day, Order: reference },
		button: "Go to the streams",
		after: ["This mail is your receipt. The order also stands in your profile."],
	}),
	passRefund: (cup: string, { year, amount, day, reference }: ToldOrder): OrderWords => ({
		subject: `Paid back: All Access ${year} of ${cup}`,
		paragraphs: [
			`What you paid for All Access ${year} has been paid back, and the pass that it was for is closed. It may take some days until the money is in your account.`,
		],
		facts: { What: `All Access ${year}, ${cup}`, "Paid back": amount, Date: day, Order: reference },
		button: null,
		after: [],
	}),
};

export type Letters = typeof lettersEn;
