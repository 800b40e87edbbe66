import { writeSync } from "node:fs";
import { openDatabase } from "../database/index.js";

// Writes pairs of rows for ever and says so after each pair was acknowledged, until it is killed.
const database = await openDatabase({
  dataDir: process.argv[2] ?? "",
  databasePoolSize: 1,
  onIdleError: () => undefined,
});
writeSync(1, "open\n");
for (let pair = 1; ; pair++) {
  await database.transaction(async (trx) => {
    for (const half of ["a", "b"]) {
      await trx
        .insertInto("settings")
        .values({ key: `pair-${pair}-${half}`, value: "x".repeat(500) })
        .execute();
    }
  });
  writeSync(1, `wrote ${pair}\n`);
}
