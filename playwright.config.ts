import { defineConfig } from '@playwright/test';
import { patience } from './platform/testing/patience.ts';

const asRoot = process.getuid?.() === 0;

/** Browser journeys. `npm test` finds a browser and names it in CHROMIUM_PATH; each worker starts the real application. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.journey.ts',
  outputDir: '.test/journeys',
  workers: 2,
  // Journeys of one file, too: none waits for another, so the last file does not keep one worker alone.
  fullyParallel: true,
  timeout: patience.journey,
  expect: { timeout: patience.condition },
  // Once more in a house of its own: a machine that stalls for a moment must not fail one. What needed it is listed as flaky.
  retries: 1,
  // A suite that hangs fails every journey slowly: end the run while somebody can still read why.
  maxFailures: 8,
  globalTimeout: patience.allJourneys,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json', { outputFile: '.test/playwright.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    actionTimeout: patience.condition,
    navigationTimeout: patience.condition,
    // Nobody looks at what moves; a click would wait until it stands still.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace pictures the page at every step, which costs more than the step: only what has failed once is traced.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        // Chromium's sandbox refuses to work for root, as in most containers.
        ...(asRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // Maps are pictures then; a browser that draws them by the processor takes seconds for each (`withWebgl` has one).
        '--disable-3d-apis',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
