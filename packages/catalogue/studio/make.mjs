/**
 * Makes the pictures of the catalogue.
 *
 *   node packages/catalogue/studio/make.mjs                 everything that is missing or changed
 *   node … make.mjs --product banarasi-jaal-silk-saree      one product ("banners" for the banners)
 *   node … make.mjs --view front --view detail              some views of all
 *   node … make.mjs --masters-at-hand                       only pictures whose master is rendered
 *   node … make.mjs --absent                                only pictures that do not exist yet
 *   node … make.mjs --prune                                 also delete pictures nobody asks for
 */
import { mkdirSync, rmSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { encodePicture } from "./pipeline/encode.mjs";
import { framePicture } from "./pipeline/frame.mjs";
import { hasMaster, masterPath, masterStamp, renderMaster } from "./pipeline/masters.mjs";
import { CACHE, SHEETS } from "./pipeline/paths.mjs";
import { inputHash, jobOf, planTasks, readProducts, shaderStamp } from "./pipeline/plan.mjs";
import { Progress } from "./pipeline/progress.mjs";
import { shade } from "./pipeline/python.mjs";
import { Records } from "./pipeline/records.mjs";
import { writeSheet } from "./pipeline/sheets.mjs";
import { recipeFor } from "./textiles/recipes.mjs";
import { isTurned } from "./textiles/views.mjs";

const BATCH = 12;
const { values: options } = parseArgs({
  options: {
    product: { type: "string", multiple: true },
    view: { type: "string", multiple: true },
    "masters-at-hand": { type: "boolean", default: false },
    absent: { type: "boolean", default: false },
    prune: { type: "boolean", default: false },
  },
});
setPriority(19);
mkdirSync(CACHE, { recursive: true });

const records = new Records();
const everything = planTasks(readProducts());
const shader = shaderStamp();
const due = everything
  .filter((task) => !options.product || options.product.includes(task.owner))
  .filter((task) => !options.view || options.view.includes(task.picture.view))
  .filter((task) => !options.absent || !records.exists(task.key))
  .filter((task) => !options["masters-at-hand"] || hasMaster(task.master))
  .map((task) => {
    const { job, sheets } = jobOf(recipeFor(task.picture));
    return {
      ...task,
      job,
      sheets,
      hash: inputHash({ ...job, frame: task.frame }, masterStamp(task.master), shader),
    };
  })
  .filter((task) => !records.isCurrent(task.key, task.hash));

const masters = [...new Set(due.map((task) => task.master))];
const missing = masters.filter((name) => !hasMaster(name));
const progress = new Progress(missing.length + due.length);

/** Tasks that need the same shading, together: a banner and its upright version, for one. @param {typeof due} tasks */
function groupByJob(tasks) {
  /** @type {Map<string, typeof due>} */
  const groups = new Map();
  for (const task of tasks) {
    const job = JSON.stringify([task.job.crop, task.job]);
    groups.set(job, [...(groups.get(job) ?? []), task]);
  }
  return [...groups.values()];
}

/** @param {(typeof due)[number]} task @param {Buffer} rgb @param {number} width @param {number} height */
async function finish(task, rgb, width, height) {
  const framed = task.frame ? await framePicture(rgb, width, height, task.frame) : rgb;
  const size = task.frame ?? { width, height };
  const turned = isTurned(task.picture.view);
  const entry = await encodePicture(task.key, framed, size.width, size.height, turned);
  records.add(task.key, task.hash, entry);
  progress.step(task.key);
}

/** @param {(typeof due)[]} groups that share a master */
async function makeBatch(groups) {
  const jobs = [];
  for (const [i, [task]] of groups.entries()) {
    for (const sheet of task.sheets) await writeSheet(sheet);
    const out = join(CACHE, `picture-${process.pid}-${i}.rgb`);
    jobs.push({ out, job: { ...task.job, master: masterPath(task.master) } });
  }
  await shade(jobs, async (index, rgb, width, height) => {
    for (const task of groups[index]) await finish(task, rgb, width, height);
  });
}

for (const name of masters) {
  if (missing.includes(name)) {
    await renderMaster(name);
    progress.step(`master ${name}`);
  }
  const groups = groupByJob(due.filter((task) => task.master === name));
  groups.sort(([a], [b]) => String(a.job.crop).localeCompare(String(b.job.crop)));
  for (let i = 0; i < groups.length; i += BATCH) await makeBatch(groups.slice(i, i + BATCH));
}
progress.end();
rmSync(SHEETS, { recursive: true, force: true });
if (options.prune) {
  const removed = records.prune(new Set(everything.map((task) => task.key)));
  if (removed.length) console.log(`Removed ${removed.length}: ${removed.join(", ")}`);
}
console.log(
  `${due.length} made, ${everything.length - due.length} unchanged or left out, ${Object.keys(records.manifest).length} in the manifest.`,
);
