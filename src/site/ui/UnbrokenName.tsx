/** "Playoff A" ends on one line: no letter or number stands alone on the next. */
export function UnbrokenName({ name }: { name: string }) {
	const [end = ""] = /\S+ \S{1,2}$/.exec(name) ?? [];
	if (end === "") return name;
	return (
		<>
			{name.slice(0, -end.length)}
			<span className="whitespace-nowrap">{end}</span>
		</>
	);
}
