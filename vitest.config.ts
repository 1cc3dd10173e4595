import { defineConfig } from 'vitest/config';
import { patience } from './platform/testing/patience.ts';
import { SlowFirst } from './tools/checks/slow-first.ts';

const TESTS = '{platform,modules,suite,client,tools,bench}/**/*.test.{ts,tsx}';

/** Tests that may need a database; PostgreSQL starts only when one of them runs. */
const ON_A_DATABASE = [
  '{platform/server,platform/testing,modules/*/server,suite/server,suite/demo}/**/*.test.ts',
  'client/*.test.ts',
];

/** Small example projects for the architecture rules; the test files in them are not real tests. */
const EXAMPLES = 'tools/architecture/examples/**';
/** What `npm run new-module` makes a module of; its tests run in one that is made. */
const SLICE = 'tools/new-module/slice/**';

/**
 * Test files share a worker and its loaded modules. A file that needs a separate worker is named
 * `NAME.isolated.test.ts`.
 */
const isolated = (tests: string) => tests.replace('*.test.', '*.isolated.test.');

const always = {
  // Transforms a file once for all projects and for later runs, as long as it stays the same.
  fsModuleCache: true,
  fsModuleCachePath: '.test/modules',
  // Room for short-lived objects: by default, collecting them takes an eighth of a test's processor time.
  execArgv: ['--max-semi-space-size=64'],
  testTimeout: patience.test,
  hookTimeout: patience.test,
  expect: { poll: { timeout: patience.condition } },
  // Restores mocks and stubs, so that the next file in the same worker gets the originals.
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  setupFiles: [
    'platform/testing/leaves-nothing-behind.ts',
    'platform/testing/same-cases-each-run.ts',
  ],
};
const unit = { ...always, include: [TESTS], exclude: [...ON_A_DATABASE, EXAMPLES, SLICE] };
const server = {
  ...always,
  include: ON_A_DATABASE,
  globalSetup: ['platform/testing/database/global-setup.ts'],
  // As journeys: a machine that stalls for a moment must not fail one. What needed it is listed at the end of the run.
  retry: 1,
};

export default defineConfig({
  test: {
    maxWorkers: 3,
    passWithNoTests: true,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          exclude: [...unit.exclude, isolated(TESTS)],
          isolate: false,
        },
      },
      { test: { ...unit, name: 'unit isolated', include: [isolated(TESTS)] } },
      {
        test: {
          ...server,
          name: 'server',
          exclude: ON_A_DATABASE.map(isolated),
          isolate: false,
        },
      },
      { test: { ...server, name: 'server isolated', include: ON_A_DATABASE.map(isolated) } },
    ],
  },
});
