// The identity site's only script shows a password while it is typed. Without scripts the buttons stay hidden.
for (const button of document.querySelectorAll("button[data-show]")) {
	const input = button.previousElementSibling;
	const show = (isShown) => {
		input.type = isShown ? "text" : "password";
		button.setAttribute("aria-pressed", String(isShown));
		button.firstElementChild.textContent = isShown ? button.dataset.hide : button.dataset.show;
	};
	button.hidden = false;
	button.addEventListener("click", () => show(input.type === "password"));
	// A browser stores what was typed into a text field, to suggest it later.
	input.form.addEventListener("submit", () => show(false));
}
