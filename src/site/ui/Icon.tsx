import arrowElbow from "@phosphor-icons/core/assets/bold/arrow-elbow-down-right-bold.svg?raw";
import arrowLeft from "@phosphor-icons/core/assets/bold/arrow-left-bold.svg?raw";
import arrowRight from "@phosphor-icons/core/assets/bold/arrow-right-bold.svg?raw";
import arrowUpRight from "@phosphor-icons/core/assets/bold/arrow-up-right-bold.svg?raw";
import columns from "@phosphor-icons/core/assets/bold/arrows-out-line-horizontal-bold.svg?raw";
import calendar from "@phosphor-icons/core/assets/bold/calendar-plus-bold.svg?raw";
import caretDown from "@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw";
import caretLeft from "@phosphor-icons/core/assets/bold/caret-left-bold.svg?raw";
import caretRight from "@phosphor-icons/core/assets/bold/caret-right-bold.svg?raw";
import check from "@phosphor-icons/core/assets/bold/check-bold.svg?raw";
import history from "@phosphor-icons/core/assets/bold/clock-counter-clockwise-bold.svg?raw";
import eye from "@phosphor-icons/core/assets/bold/eye-bold.svg?raw";
import eyeSlash from "@phosphor-icons/core/assets/bold/eye-slash-bold.svg?raw";
import facebook from "@phosphor-icons/core/assets/bold/facebook-logo-bold.svg?raw";
import flag from "@phosphor-icons/core/assets/bold/flag-bold.svg?raw";
import flagCheckered from "@phosphor-icons/core/assets/bold/flag-checkered-bold.svg?raw";
import heart from "@phosphor-icons/core/assets/bold/heart-bold.svg?raw";
import home from "@phosphor-icons/core/assets/bold/house-bold.svg?raw";
import instagram from "@phosphor-icons/core/assets/bold/instagram-logo-bold.svg?raw";
import list from "@phosphor-icons/core/assets/bold/list-bold.svg?raw";
import search from "@phosphor-icons/core/assets/bold/magnifying-glass-bold.svg?raw";
import mapPin from "@phosphor-icons/core/assets/bold/map-pin-bold.svg?raw";
import megaphone from "@phosphor-icons/core/assets/bold/megaphone-bold.svg?raw";
import note from "@phosphor-icons/core/assets/bold/note-bold.svg?raw";
import pause from "@phosphor-icons/core/assets/bold/pause-bold.svg?raw";
import play from "@phosphor-icons/core/assets/bold/play-bold.svg?raw";
import plugs from "@phosphor-icons/core/assets/bold/plugs-bold.svg?raw";
import pin from "@phosphor-icons/core/assets/bold/push-pin-bold.svg?raw";
import share from "@phosphor-icons/core/assets/bold/share-network-bold.svg?raw";
import signIn from "@phosphor-icons/core/assets/bold/sign-in-bold.svg?raw";
import signOut from "@phosphor-icons/core/assets/bold/sign-out-bold.svg?raw";
import soccerBall from "@phosphor-icons/core/assets/bold/soccer-ball-bold.svg?raw";
import shirt from "@phosphor-icons/core/assets/bold/t-shirt-bold.svg?raw";
import ticket from "@phosphor-icons/core/assets/bold/ticket-bold.svg?raw";
import tiktok from "@phosphor-icons/core/assets/bold/tiktok-logo-bold.svg?raw";
import bracket from "@phosphor-icons/core/assets/bold/tree-structure-bold.svg?raw";
import people from "@phosphor-icons/core/assets/bold/users-three-bold.svg?raw";
import volleyball from "@phosphor-icons/core/assets/bold/volleyball-bold.svg?raw";
import warningTriangle from "@phosphor-icons/core/assets/bold/warning-bold.svg?raw";
import warning from "@phosphor-icons/core/assets/bold/warning-circle-bold.svg?raw";
import networkOff from "@phosphor-icons/core/assets/bold/wifi-slash-bold.svg?raw";
import close from "@phosphor-icons/core/assets/bold/x-bold.svg?raw";
import x from "@phosphor-icons/core/assets/bold/x-logo-bold.svg?raw";
import youtube from "@phosphor-icons/core/assets/bold/youtube-logo-bold.svg?raw";
import heartFilled from "@phosphor-icons/core/assets/fill/heart-fill.svg?raw";
import homeFilled from "@phosphor-icons/core/assets/fill/house-fill.svg?raw";
import lock from "@phosphor-icons/core/assets/fill/lock-simple-fill.svg?raw";
import playFilled from "@phosphor-icons/core/assets/fill/play-fill.svg?raw";
import pinFilled from "@phosphor-icons/core/assets/fill/push-pin-fill.svg?raw";
import clear from "@phosphor-icons/core/assets/fill/x-circle-fill.svg?raw";

/** Phosphor, bold for off and filled for on. Add a line here to use another. */
const ICONS = {
	arrowElbow,
	arrowLeft,
	arrowRight,
	arrowUpRight,
	bracket,
	calendar,
	caretDown,
	caretLeft,
	caretRight,
	check,
	clear,
	close,
	columns,
	eye,
	eyeSlash,
	facebook,
	flag,
	flagCheckered,
	networkOff,
	note,
	pause,
	lock,
	play,
	playFilled,
	plugs,
	soccerBall,
	shirt,
	volleyball,
	heart,
	heartFilled,
	history,
	home,
	homeFilled,
	instagram,
	list,
	mapPin,
	megaphone,
	people,
	pin,
	pinFilled,
	search,
	share,
	signIn,
	signOut,
	ticket,
	tiktok,
	warning,
	warningTriangle,
	x,
	youtube,
};
export type IconName = keyof typeof ICONS;

/** A decorative icon: what it means stands beside it in words, or in the control's own name. `size` in px, 20 unless told. */
export function Icon({ name, size = 20, className = "" }: { name: IconName; size?: number; className?: string }) {
	return (
		<span
			aria-hidden="true"
			className={`inline-block shrink-0 [&>svg]:block [&>svg]:size-full ${className}`}
			style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the icon package's own file, not anybody's input
			dangerouslySetInnerHTML={{ __html: ICONS[name] }}
		/>
	);
}
