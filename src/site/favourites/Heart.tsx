import { account } from "../../client/account/account.ts";
import { useWayBack } from "../../client/account/coming-from.ts";
import { useAccount } from "../../client/account/use-account.ts";
import { choosables, type WantedFavourite } from "../../client/account/wanted-favourite.ts";
import { useYear } from "../../client/data/site-data.ts";
import type { FieldId, TeamId } from "../../cup/ids.ts";
import { fieldNameAlone } from "../../cup/place-name.ts";
import { useText } from "../../text/use-text.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { useUnreached } from "../account/Unreached.tsx";

const SIZES = {
	/** In a row or card. */
	row: {
		icon: 22,
		style: () => "focus-inside grid w-13 stacked:w-11 shrink-0 min-h-13 place-items-center self-stretch hover:text-heart",
	},
	/** On the header's ground, which is dark by day and night. */
	board: {
		icon: 24,
		style: (on: boolean) =>
			`focus-inside grid size-11 place-items-center ${on ? "text-beam!" : "text-header-ink-2!"} hover:text-header-ink!`,
	},
	/** Beside a page's title. */
	page: {
		icon: 26,
		style: (on: boolean) => buttonStyle("quiet", `size-15 shrink-0 px-0! ${on ? "border-beam! bg-beam-tint!" : ""}`),
	},
	/** Among a page's actions. */
	action: {
		icon: 24,
		style: (on: boolean) => buttonStyle("quiet", `w-13 shrink-0 px-0! ${on ? "border-beam! bg-beam-tint!" : ""}`),
	},
} as const;

type Size = { readonly size?: keyof typeof SIZES };

type TeamHeartProps = Size & {
	readonly team: {
		readonly id: TeamId;
		readonly name: string;
		readonly nation: { readonly code: string; readonly name: string };
	};
	readonly category: { readonly name: string; readonly shortName: string };
};

/** Makes a team of the viewed year a favourite, or no favourite any more. */
export function TeamHeart({ team, category, size }: TeamHeartProps) {
	const { account: text } = useText();
	const { year } = useYear();
	const on = useAccount(({ chosen }) => chosen.teams.has(team.id));
	const wanted: WantedFavourite = {
		name: team.name,
		teams: [
			{
				teamId: team.id,
				year: Number(year),
				teamName: team.name,
				nation: team.nation.name,
				nationCode: team.nation.code,
				category: category.name,
				catShort: category.shortName,
			},
		],
		fields: [],
	};
	return <HeartButton label={text.favourite(team.name)} on={on} wanted={wanted} size={size} />;
}

type FieldsHeartProps = Size & {
	readonly arena: { readonly id: string; readonly name: string };
	readonly fields: readonly { readonly id: FieldId; readonly name: string }[];
};

/** Makes a field a favourite; of an arena with all its fields, all of them at once (DECISIONS §5). */
export function FieldHeart({
	arena,
	field,
	size,
}: Omit<FieldsHeartProps, "fields"> & { field: FieldsHeartProps["fields"][number] }) {
	const { account: text } = useText();
	const name = fieldNameAlone(arena.name, field.name);
	const wanted = useFields(name, arena, [field]);
	const on = useAccount(({ chosen }) => chosen.fields.has(field.id));
	return <HeartButton label={text.favourite(name)} on={on} wanted={wanted} size={size} />;
}

export function ArenaHeart({ arena, fields, size }: FieldsHeartProps) {
	const { account: text } = useText();
	const wanted = useFields(arena.name, arena, fields);
	const on = useAccount(({ chosen }) => fields.length > 0 && fields.every(({ id }) => chosen.fields.has(id)));
	return <HeartButton label={text.favouriteArena(arena.name)} on={on} wanted={wanted} size={size} />;
}

function useFields(name: string, arena: FieldsHeartProps["arena"], fields: FieldsHeartProps["fields"]): WantedFavourite {
	const { year } = useYear();
	const ofArena = fields.map((field) => ({
		arenaId: arena.id,
		fieldId: field.id,
		fieldName: fieldNameAlone(arena.name, field.name),
		year: Number(year),
	}));
	return { name, teams: [], fields: ofArena };
}

type HeartButtonProps = {
	label: string;
	on: boolean;
	wanted: WantedFavourite;
	size?: keyof typeof SIZES | undefined;
};

/** Outline: off, filled: on. Signed out it leads to sign-in, and afterwards its team or field is a favourite. */
function HeartButton({ label, on, wanted, size = "row" }: HeartButtonProps) {
	const { account: text } = useText();
	const mayChoose = useAccount(({ own, phase }) => own !== null || phase === "loading");
	const things = choosables(wanted);
	const waits = useAccount((state) => things.some(({ key }) => state.waits.has(key)));
	const unreached = useUnreached() && !mayChoose;
	const { icon, style } = SIZES[size];
	if (unreached) return <HeartOutOfReach label={label} className={`${style(false)} text-ink-2`} icon={icon} />;
	if (!mayChoose) return <WayToHeart wanted={wanted} className={`${style(false)} text-ink-2`} icon={icon} />;
	return (
		<button
			type="button"
			aria-pressed={on}
			aria-label={label}
			aria-description={waits ? text.waits() : undefined}
			title={waits ? text.waits() : undefined}
			onClick={() => void account.choose(things, !on, wanted.name)}
			className={`${style(on)} ${on ? "text-heart!" : "text-ink-2"} ${waits ? "outline-2 -outline-offset-6 outline-dashed" : ""}`}
		>
			<Icon name={on ? "heartFilled" : "heart"} size={icon} />
		</button>
	);
}

/** While the account service cannot be reached, a tap reports that and tries again. */
function HeartOutOfReach({ label, className, icon }: { label: string; className: string; icon: number }) {
	const { account: text } = useText();
	return (
		<button type="button" aria-label={`${label}. ${text.unreached()}`} onClick={() => account.askAgain()} className={className}>
			<Icon name="heart" size={icon} />
		</button>
	);
}

function WayToHeart({ wanted, className, icon }: { wanted: WantedFavourite; className: string; icon: number }) {
	const text = useText();
	const { inYear } = useYear();
	const wayBack = useWayBack(wanted);
	return (
		<Link to={inYear("signin")} state={wayBack} aria-label={text.category.favourite(wanted.name)} className={className}>
			<Icon name="heart" size={icon} />
		</Link>
	);
}
