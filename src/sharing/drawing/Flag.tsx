import type { Ink } from "./ink.ts";

/** @param width in px; an unknown nation's flag is an empty rectangle */
export function Flag({ ink, code, width }: { ink: Ink; code: string | null; width: number }) {
	const height = (width * 3) / 4;
	const picture = code === null ? null : ink.flag(code);
	const box = { width, height, flexShrink: 0, borderRadius: ink.radius * 2 };
	return picture === null ? (
		<div
			style={{
				...box,
				display: "flex",
				backgroundColor: ink.colours["header-2"],
				border: `2px solid ${ink.colours["header-line"]}`,
			}}
		/>
	) : (
		<img
			src={picture}
			alt=""
			width={width}
			height={height}
			style={{ ...box, objectFit: "cover", border: `1px solid ${ink.colours["header-line"]}` }}
		/>
	);
}
