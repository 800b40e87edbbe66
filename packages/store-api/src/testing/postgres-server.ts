import { startPostgres } from "./postgres.js";

// A PostgreSQL for measurements outside the tests: says where it is and runs until it is stopped.
const server = await startPostgres();
process.on("SIGTERM", () => void server.stop().then(() => process.exit(0)));
process.stdout.write(`ready at ${server.url("postgres")}\n`);
