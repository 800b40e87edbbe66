import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { stepsBelow } from "./composition";
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

const imports = /^(?:import|export) (?!type )([^;]*?) from "(\.[^"]+)"/gms;
const typesAlone = /^\{(\s*type \w+,?)+\s*\}$/;
/** A component, its folder or a sheet: not its texts, its context or a sum's format. */
const hasLook = /(^|\/)[A-Z]\w*$|\.css$/;

/** The component, or the sheet of a group's own, that a module of the group belongs to. */
const componentOf = (group: string, module: string) =>
  path
    .relative(path.join(source, group), module)
    .split(path.sep)[0]
    ?.replace(/(\.css)?(\.tsx?)?$/, "") ?? "";

/** What a module takes from other components of its group. */
function partsOf(group: string, module: string): string[] {
  const own = componentOf(group, module);
  return [...readFileSync(module, "utf8").matchAll(imports)]
    .filter(([, names = "", request = ""]) => !typesAlone.test(names) && hasLook.test(request))
    .map(([, , request = ""]) => path.resolve(path.dirname(module), request))
    .filter((target) => target.startsWith(path.join(source, group, path.sep)))
    .map((target) => componentOf(group, target))
    .filter((part) => part !== own);
}

const depthOf = (component: string) => stepsBelow[component] ?? 0;

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

  it.each(order)("%s has a layer for what others of it are made of, below theirs", (group) => {
    const modules = modulesOf(group).filter((module) => componentOf(group, module) !== "index");
    const found = modules.flatMap((module) => {
      const own = componentOf(group, module);
      return partsOf(group, module)
        .filter((part) => depthOf(part) <= depthOf(own))
        .map((part) => `${own} is made of ${part}`);
    });
    expect(found).toEqual([]);
  });
});
