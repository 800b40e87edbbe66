const { defineConfig } = require("@medusajs/framework/utils");

// Read by Medusa, which loads CommonJS. Secrets last as long as the test.
const secret = require("node:crypto").randomBytes(24).toString("hex");

module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    http: {
      storeCors: "http://localhost",
      adminCors: "http://localhost",
      authCors: "http://localhost",
      jwtSecret: secret,
      cookieSecret: secret,
    },
  },
});
