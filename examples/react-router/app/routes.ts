import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("product/:slug", "routes/product.tsx"),
  route("sign-in", "routes/sign-in.tsx"),
] satisfies RouteConfig;
