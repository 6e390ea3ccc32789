import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "../password/length.ts";
import { mailTextsEn } from "./mails-en.ts";

/** Every text of the account service in English. Swedish has the type of this list, so that a missing text does not compile. */
export const en = {
	/** What is wrong with a field of a payload. */
	faults: {
		required: "This is required.",
		notText: "This must be a text.",
		tooLong: "This is too long.",
		invalidEmail: "This is not an e-mail address.",
		invalidYear: "This must be a year, such as 2026.",
		invalidText: "This contains characters that cannot be stored.",
		passwordTooShort: `The password must be at least ${SHORTEST_PASSWORD} characters long.`,
		passwordTooLong: `The password may be at most ${LONGEST_PASSWORD} characters long.`,
		passwordCommon: "Many people use this password, so it is easily guessed. Choose another.",
		passwordIsEmail: "The password must not be your e-mail address or your name.",
		passwordIsCup: "The password must not be the cup's name. Choose another.",
		passwordsDiffer: "The passwords are not the same.",
		wrongCredentials: "The e-mail address or the password is wrong.",
		emailTaken: "There is already an account with this e-mail address. If it is yours, sign in or choose a new password.",
		resetUnknown: "This link has been used or is too old. Ask for a new one.",
		wrongPassword: "This is not your password.",
		notPicture: "This picture cannot be used. Choose a JPEG, PNG, WebP, AVIF or GIF file.",
		pictureTooLarge: "This picture is too large. Choose a smaller one, or a JPEG of at most 8 MB and 50 million pixels.",
		notOwnPath: "This must be a path on this site, such as /2026/streams.",
		invalidAlert: "This is not among what alerts can be set to.",
		notPushAddress: "This is not the address of a push service.",
		tooManyFavourites: "You have as many favourites as an account can hold. Remove some first.",
	},
	/** What is wrong with a request as a whole. */
	refusals: {
		notJson: "The body is not valid JSON.",
		notAnObject: "The body must be a JSON object.",
		bodyKind: "Send the body as application/json or application/x-www-form-urlencoded.",
		notAForm: "The form did not arrive in full. Please send it again.",
		bodyTooLarge: "The body is too large.",
		signedOut: "You are not signed in.",
		foreignSite: "Requests from other sites are not accepted.",
		noOrigin: "A request that changes something says where it comes from (Origin), or carries a token.",
		notByNavigation: "Only the site itself can ask for this.",
		notFound: "There is nothing at this address.",
		noFavourite: "There is no such favourite.",
		alertsNotSent: "This site does not send alerts.",
		alertsOff: "Alerts are off on this device.",
		noStream: "There is no such stream.",
		/** SPEC §8. */
		signInToWatch: "You need to sign in to access this content",
		noAccess: "You dont have access to this match",
		notBegun: "This stream has not started yet.",
		noPassesSold: "Passes are not sold here.",
		noYearSold: "No pass is sold for that year.",
		hasPass: "You already have All Access for this year.",
		paymentAway: "The payment page cannot be reached right now. Nothing has been paid. Try again in a moment.",
		badSignature: "The signature is not right, or too old.",
		method: "This address does not accept that method.",
		oldForm: "This form was open for too long, or in two windows. Please try again.",
		tooMany: (minutes: number) => `Too many attempts. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
		pictureUnderWay: "Your previous picture is still being saved. Try again in a moment.",
		picturesBusy: "Many pictures are being saved right now. Try again in a moment.",
		busy: "Many people are signing in right now. Try again in a moment.",
		failed: "Something went wrong here. Please try again.",
	},
	instructionsSent: "Instructions sent. Check your email",
	passwordChanged: "Your password has been changed. Sign in with the new one.",
	mails: mailTextsEn,
};

export type Texts = typeof en;
