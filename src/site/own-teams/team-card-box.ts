/** The box of a team card, and of its placeholder while it loads. */
export const TEAM_CARD = "min-h-32 rounded-card border border-l-5 border-card-line border-l-beam bg-surface shadow-card";
