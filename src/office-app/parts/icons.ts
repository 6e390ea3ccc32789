import undo from "@phosphor-icons/core/assets/bold/arrow-counter-clockwise-bold.svg?raw";
import caretDown from "@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw";
import chat from "@phosphor-icons/core/assets/bold/chat-circle-text-bold.svg?raw";
import check from "@phosphor-icons/core/assets/bold/check-bold.svg?raw";
import clock from "@phosphor-icons/core/assets/bold/clock-bold.svg?raw";
import late from "@phosphor-icons/core/assets/bold/clock-countdown-bold.svg?raw";
import storm from "@phosphor-icons/core/assets/bold/cloud-lightning-bold.svg?raw";
import copy from "@phosphor-icons/core/assets/bold/copy-bold.svg?raw";
import restore from "@phosphor-icons/core/assets/bold/download-simple-bold.svg?raw";
import eye from "@phosphor-icons/core/assets/bold/eye-bold.svg?raw";
import fork from "@phosphor-icons/core/assets/bold/git-branch-bold.svg?raw";
import hourglass from "@phosphor-icons/core/assets/bold/hourglass-medium-bold.svg?raw";
import list from "@phosphor-icons/core/assets/bold/list-bold.svg?raw";
import lock from "@phosphor-icons/core/assets/bold/lock-simple-bold.svg?raw";
import find from "@phosphor-icons/core/assets/bold/magnifying-glass-bold.svg?raw";
import pencil from "@phosphor-icons/core/assets/bold/pencil-simple-bold.svg?raw";
import play from "@phosphor-icons/core/assets/bold/play-bold.svg?raw";
import plus from "@phosphor-icons/core/assets/bold/plus-bold.svg?raw";
import pin from "@phosphor-icons/core/assets/bold/push-pin-bold.svg?raw";
import scales from "@phosphor-icons/core/assets/bold/scales-bold.svg?raw";
import sliders from "@phosphor-icons/core/assets/bold/sliders-bold.svg?raw";
import table from "@phosphor-icons/core/assets/bold/table-bold.svg?raw";
import users from "@phosphor-icons/core/assets/bold/users-bold.svg?raw";
import close from "@phosphor-icons/core/assets/bold/x-bold.svg?raw";
import checkCircle from "@phosphor-icons/core/assets/fill/check-circle-fill.svg?raw";
import info from "@phosphor-icons/core/assets/fill/info-fill.svg?raw";
import warning from "@phosphor-icons/core/assets/fill/warning-fill.svg?raw";
import octagon from "@phosphor-icons/core/assets/fill/warning-octagon-fill.svg?raw";

/** The office's own, beside the site's: no visitor loads their outlines. */
export const ICONS = {
	...{ find, fork, undo, warning, caretDown, check, checkCircle, clock, close, list, pencil, play, plus, storm },
	...{ restore, copy, eye, table, users, hourglass, late, chat, scales, octagon, info },
	...{ lock, pin, sliders },
};
export type IconName = keyof typeof ICONS;
