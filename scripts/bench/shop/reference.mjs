// A yardstick for times of processors, which differ from machine to machine and from hour to hour:
// React's production build renders a page of plain elements. Says how many ms it took.
import { createElement as h } from "react";
import { renderToString } from "react-dom/server";

const rows = Array.from({ length: 250 }, (_, index) => index);
const page = () =>
  h(
    "ul",
    null,
    rows.map((row) => h("li", { key: row, className: "row" }, h("a", { href: `/${row}` }, row))),
  );

function measure() {
  const start = process.cpuUsage();
  for (let round = 0; round < 20; round++) renderToString(page());
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 20_000;
}

for (let round = 0; round < 10; round++) measure();
process.on("message", () => process.send({ milliseconds: measure() }));
process.on("disconnect", () => process.exit(0));
