/** The package boundaries of docs/architecture.md, as checks. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

module.exports = {
  forbidden: [
    forbid("no-cycles", "Modules must not import each other in a circle.", {}, { circular: true }),
    forbid(
      "ui-knows-no-shop",
      "The kit knows no client, no router and no shop.",
      { path: "^packages/ui/" },
      {
        path: "^packages/(api-client|store|store-app|store-api)/|node_modules/(react-router|@tanstack|ky)",
      },
    ),
    forbid(
      "ui-ships-no-catalogue",
      "Only stories may use the sample catalogue.",
      { path: "^packages/ui/src/", pathNot: "\\.stories\\.tsx$|^packages/ui/src/docs/" },
      { path: "^packages/catalogue/" },
    ),
    forbid(
      "client-knows-no-react",
      "The API client runs anywhere.",
      { path: "^packages/api-client/" },
      { path: "^packages/(ui|store|store-app|store-api|catalogue)/|node_modules/react" },
    ),
    forbid(
      "store-has-no-look-and-no-shop",
      "The store is logic over the client: it knows no kit and no shop.",
      { path: "^packages/store/", pathNot: "\\.test\\.tsx?$|/testing/" },
      {
        path: "^packages/(ui|shop-config|store-app|store-api|catalogue|test-support)/",
      },
    ),
    forbid(
      "router-by-its-entry-only",
      "Hooks and functions of the store run under any router.",
      {
        path: "^packages/store/src/",
        pathNot: "^packages/store/src/(react-router|server|vite)/|\\.test\\.tsx?$",
      },
      { path: "node_modules/react-router|^packages/store/src/(react-router|server)/" },
    ),
    forbid(
      "test-support-for-tests-only",
      "What tests share is no part of what runs.",
      { path: "^packages/", pathNot: "\\.test\\.tsx?$|/testing/|^packages/test-support/" },
      { path: "^packages/test-support/" },
    ),
    forbid(
      "api-uses-the-contract-only",
      "The reference API shares the contract with the client, nothing else.",
      { path: "^packages/store-api/" },
      { path: "^packages/(ui|store|store-app)/|^packages/api-client/(src|dist)/(?!contract/)" },
    ),
    forbid(
      "api-knows-no-react",
      "The reference API renders nothing.",
      { path: "^packages/store-api/" },
      { path: "node_modules/react" },
    ),
    forbid(
      "catalogue-knows-nobody",
      "The sample catalogue is data, pictures and the studio.",
      { path: "^packages/catalogue/" },
      { path: "^packages/(ui|api-client|store|store-app|store-api)/" },
    ),
    forbid(
      "catalogue-for-seeds-only",
      "The reference API reads the sample catalogue only to seed an empty database.",
      {
        path: "^packages/store-api/src/",
        pathNot: "^packages/store-api/src/seed/|\\.test\\.ts$|/testing/",
      },
      { path: "^packages/catalogue/" },
    ),
    forbid(
      "shop-config-knows-nobody",
      "What a shop is says a file of plain data.",
      { path: "^packages/shop-config/" },
      { path: "^packages/(?!shop-config/)" },
    ),
    forbid(
      "shop-config-for-shops-only",
      "The kit, the contract and the sample catalogue serve every brand.",
      { path: "^packages/(ui|api-client|catalogue)/" },
      { path: "^packages/shop-config/" },
    ),
    forbid(
      "shop-is-checked-on-servers",
      "A browser needs the shop's values, not the code that checks them.",
      { path: "^packages/store-app/src/", pathNot: "\\.test\\.tsx?$|/server/" },
      { path: "^packages/shop-config/(src|dist)/check" },
    ),
    forbid(
      "app-does-not-import-the-api",
      "The storefront reaches an API through the client only.",
      { path: "^packages/store-app/" },
      { path: "^packages/(store-api|catalogue)/" },
    ),
    forbid(
      "server-joins-only",
      "The server joins the API and the built storefront; it knows nothing of how pages are made.",
      { path: "^packages/server/", pathNot: "/testing/" },
      {
        path: "^packages/(ui|store|store-app|catalogue)/|^packages/api-client/(src|dist)/(?!contract/)|node_modules/(react|hono)",
      },
    ),
    forbid(
      "nobody-imports-the-server",
      "Only the scripts that start a shop use the server.",
      { path: "^packages/(?!server/)" },
      { path: "^packages/server/" },
    ),
    forbid(
      "public-entries-only",
      "Packages meet at their public entries.",
      { path: "^packages/([^/]+)/" },
      {
        path: "^packages/([^/]+)/(src|dist)/.+",
        pathNot: [
          "^packages/$1/",
          "^packages/[^/]+/(src|dist)/index\\.(ts|js|d\\.ts)$",
          "^packages/api-client/(src|dist)/(contract|session)/index\\.(ts|js|d\\.ts)$",
          "^packages/store/(src|dist)/(client|head|react-router|readable|server|vite)/index\\.(ts|js|d\\.ts)$",
          "^packages/shop-config/(src|dist)/(check|words)\\.(ts|js|d\\.ts)$",
          "^packages/store-api/(src/http|dist)/(draining-server|local-caller|request-target)\\.(ts|js|d\\.ts)$",
          "^packages/ui/(src|dist)/(messages/[a-z]+\\.(ts|js)|styles|fonts/|vite/index\\.(ts|js))",
        ],
      },
    ),
    // The storefront's build gives the sheets of the shop's own brand (packages/store-app/vite.config.ts).
    forbid(
      "no-unresolvable",
      "Every import must resolve.",
      {},
      { couldNotResolve: true, pathNot: "^(#brand/|virtual:)" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules|/dist/" },
    // A template is a project of its own, of packages as published.
    exclude: { path: "(^|/)(dist|node_modules|\\.types)/|^packages/create-store/template/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["@taanka/source", "import", "require", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json", ".css"],
    },
  },
};
