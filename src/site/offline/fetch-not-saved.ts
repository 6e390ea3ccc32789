/** The page that stands for one which is not saved: only a reader without a network needs it, so it is fetched after the first action. */
export const fetchNotSaved = () => import("./NotSaved.tsx");
