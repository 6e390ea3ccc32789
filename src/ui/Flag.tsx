import { flagAddress } from "./flag-code.ts";

const SIZES = {
	small: { width: 20, height: 14, radius: "rounded-[2.5px]" },
	medium: { width: 24, height: 17, radius: "rounded-[3px]" },
	large: { width: 36, height: 26, radius: "rounded-[4px]" },
};

/**
 * A nation's flag. An unknown code shows an empty rectangle.
 * @param nation the record's nation code (SPEC §3: en is England)
 * @param name the nation's name where it is not written beside the flag; else the flag is silent
 */
export function Flag({
	nation,
	name = "",
	size = "medium",
}: {
	nation: string | null;
	name?: string;
	size?: keyof typeof SIZES;
}) {
	const { width, height, radius } = SIZES[size];
	const address = nation === null ? null : flagAddress(nation);
	return (
		<span className={`flag ${radius}`} style={{ width: `${width / 16}rem`, height: `${height / 16}rem` }}>
			{address !== null && (
				<img
					className="block size-full object-cover"
					src={address}
					alt={name}
					width={width}
					height={height}
					loading="lazy"
					decoding="async"
				/>
			)}
		</span>
	);
}
