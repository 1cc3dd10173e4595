import { defineConfig } from 'vitest/config';

/** Tests that may ask for a database: only when one of them runs is a PostgreSQL started. */
const ON_A_DATABASE = [
  '{platform/server,platform/testing,modules/*/server,suite/server,suite/demo}/**/*.test.ts',
];

/** Small houses that show the architecture rules at work; what is called a test in them is none. */
const EXAMPLES = 'tools/architecture/examples/**';

/** Far above what any test takes: a busy machine must not fail one. */
const TIMEOUT_MS = 30_000;

export default defineConfig({
  test: {
    maxWorkers: 2,
    passWithNoTests: true,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{platform,modules,suite,tools,bench}/**/*.test.{ts,tsx}'],
          exclude: [...ON_A_DATABASE, EXAMPLES],
          testTimeout: TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'server',
          include: ON_A_DATABASE,
          globalSetup: ['platform/testing/database/global-setup.ts'],
          testTimeout: TIMEOUT_MS,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
