import { defineConfig } from '@playwright/test';

const asRoot = process.getuid?.() === 0;

/** Browser journeys. `npm test` finds a browser and names it in CHROMIUM_PATH; each journey starts the real application. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.journey.ts',
  outputDir: '.test/journeys',
  workers: 2,
  fullyParallel: false,
  // Far above what any journey takes: a busy machine must not fail one.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Once more in a house of its own: a machine that stalls for a moment must not fail one. What needed it is listed as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json', { outputFile: '.test/playwright.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        // Chromium's sandbox refuses to work for root, as in most containers.
        ...(asRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
