import { useState } from "react";
import type { User } from "../../client/account/user.ts";
import { initials } from "../../cup/search/initials.ts";

/** The user's photo, or initials if there is none or it does not load. The name is beside it. */
export function Avatar({ user, className }: { user: Pick<User, "name" | "profile_photo_url">; className: string }) {
	const [failed, setFailed] = useState<string | null>(null);
	const photo = user.profile_photo_url;
	return (
		<span
			aria-hidden="true"
			className={`grid shrink-0 place-items-center overflow-hidden rounded-full bg-beam font-cond font-[800] text-on-beam ${className}`}
		>
			{photo === null || photo === failed ? (
				initials(user.name)
			) : (
				<img src={photo} alt="" className="size-full object-cover" onError={() => setFailed(photo)} />
			)}
		</span>
	);
}
