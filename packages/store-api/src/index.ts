export { type Api, type ApiOptions, createApi } from "./api.js";
export { type ApiConfig, ConfigError, readConfig } from "./config.js";
export { type Database, openDatabase } from "./database/index.js";
export { DataDirectoryInUseError, UnfinishedRestoreError } from "./database/lock-file.js";
export { type SeedResult, seedSampleCatalogue as seed } from "./seed/index.js";
