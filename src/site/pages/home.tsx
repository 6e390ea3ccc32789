import { inBrowser, onServer } from "../results/page-request.ts";

const load = async () => null;
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export default function Home() {
	return <h1 className="type-h1">Cupboard</h1>;
}
