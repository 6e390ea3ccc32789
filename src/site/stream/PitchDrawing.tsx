/** A pitch seen from the stand, in lines: what stands behind a stream's message. */
export function PitchDrawing({ className = "" }: { className?: string }) {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 768 432"
			preserveAspectRatio="xMidYMid slice"
			fill="none"
			stroke="currentColor"
			strokeWidth="3"
			className={className}
		>
			<path d="M10 352 180 120h420l170 232M384 120v232M142 205h512M300 120v26h168v-26" />
			<ellipse cx="384" cy="268" rx="106" ry="42" />
		</svg>
	);
}
