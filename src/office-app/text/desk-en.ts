/** What a desk does about its own sign-in. */
export const deskEn = {
	signedIn: "Signed in",
	thisOne: "this browser",
	way: "By",
	lastUsed: "Last used",
	ways: { invitation: "invitation", password: "password", passkey: "passkey", "first-start": "first start" },
	end: "Sign out",
	endOthers: "Sign out everywhere else",
};
