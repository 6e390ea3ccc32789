// The one script of the identity site: a password can be read while it is typed. Without it the buttons stay hidden.
for (const button of document.querySelectorAll(".reveal > button")) {
	const input = button.previousElementSibling;
	const show = (isShown) => {
		input.type = isShown ? "text" : "password";
		button.setAttribute("aria-pressed", String(isShown));
		button.firstElementChild.textContent = isShown ? button.dataset.hide : button.dataset.show;
	};
	button.hidden = false;
	button.addEventListener("click", () => show(input.type === "password"));
	// What is sent as text, a browser would keep to suggest it.
	input.form.addEventListener("submit", () => show(false));
}
