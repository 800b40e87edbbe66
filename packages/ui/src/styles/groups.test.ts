import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { groups } from "./layers.css";

const source = path.resolve(import.meta.dirname, "..");
const order = Object.keys(groups);
const notShipped = /\.(stories|test)\.tsx?$|\/testing\//;

const modulesOf = (group: string) =>
  readdirSync(path.join(source, group), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !notShipped.test(file))
    .map((file) => path.join(source, group, file));

/** The groups whose components a module is made of. What has no look, such as a sum's format, is free. */
function groupsUsedBy(module: string): string[] {
  const requests = [...readFileSync(module, "utf8").matchAll(/from "(\.[^"]+)"/g)];
  return requests
    .map(([, request = ""]) => path.resolve(path.dirname(module), request))
    .map((target) => path.relative(source, target).split(path.sep))
    .filter(([group = "", part]) => order.includes(group) && (!part || /^[A-Z]/.test(part)))
    .map(([group = ""]) => group);
}

describe("the layers of the groups", () => {
  it.each(order)("%s is made of groups before it", (group) => {
    const allowed = order.slice(0, order.indexOf(group) + 1);
    const found = modulesOf(group).flatMap((module) =>
      groupsUsedBy(module)
        .filter((used) => !allowed.includes(used))
        .map((used) => `${path.relative(source, module)} uses ${used}`),
    );
    expect(found).toEqual([]);
  });
});
