import type { Config } from "@react-router/dev/config";

export default {
	appDirectory: "src/site",
	buildDirectory: "build",
	ssr: true,
	// Every route is known from the first document: otherwise each navigation asks an uncached manifest.
	routeDiscovery: { mode: "initial" },
	future: {
		v8_middleware: true,
		// A page's loader in a file of its own would be one request more on every page: it is some lines long.
		v8_splitRouteModules: false,
		v8_viteEnvironmentApi: true,
		v8_passThroughRequests: true,
		v8_trailingSlashAwareDataRequests: true,
	},
} satisfies Config;
