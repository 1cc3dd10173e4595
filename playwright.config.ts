import { defineConfig } from '@playwright/test';
import { patience } from './platform/testing/patience.ts';

const asRoot = process.getuid?.() === 0;

/** Browser journeys. `npm test` finds a browser and passes it in CHROMIUM_PATH; each worker starts the real application. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.journey.ts',
  globalSetup: './e2e/support/load-demo-once.ts',
  outputDir: '.test/journeys',
  // As many as a small machine has cores: a third gains 8 %, and journeys then need second tries.
  workers: 2,
  // Journeys of one file also run in parallel, so that the last file does not keep a single worker busy.
  fullyParallel: true,
  timeout: patience.journey,
  expect: { timeout: patience.condition },
  // One retry in a new app, because a short stall of the machine must not fail a journey. Retried journeys are listed
  // as flaky.
  retries: 1,
  // A hanging suite fails every journey slowly, so the run ends early with a readable error.
  maxFailures: 8,
  globalTimeout: patience.allJourneys,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json', { outputFile: '.test/playwright.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    actionTimeout: patience.condition,
    navigationTimeout: patience.condition,
    // Animations are off, because a click would wait until they end.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs more than the step itself, so only a retry is traced.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        // Chromium's sandbox refuses to work for root, as in most containers.
        ...(asRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // Maps are static images then, because software rendering takes seconds for each (`withWebgl` provides a browser with
        // it).
        '--disable-3d-apis',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // All pages of a worker share one process, which has the scripts already; `kept` has a page that lets it live.
        '--process-per-site',
        // A page lives for seconds, and compiling its scripts for speed takes longer than they then run.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
