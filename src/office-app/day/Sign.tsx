import { Icon } from "../parts/Icon.tsx";
import type { IconName } from "../parts/icons.ts";

export type SignKind = "impossible" | "againstRules" | "noticed" | "settled";

/** Shapes that differ without their colours: octagon, triangle, circle. */
const SIGNS: Readonly<Record<SignKind, IconName>> = {
	...{ impossible: "octagon", againstRules: "warning", noticed: "info", settled: "checkCircle" },
};

/** A verdict as shape and colour; the text beside it says the same. */
export function Sign({ kind, size = 18 }: { kind: SignKind; size?: number }) {
	return <Icon name={SIGNS[kind]} size={size} className="day-sign" />;
}
