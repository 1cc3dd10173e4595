import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { CHECKOUT } from './checkout.mjs';

/** Chromium without windows first: journeys take a third less time in it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/opt/google/chrome/chrome',
  '/usr/lib/chromium/chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chrome or Chromium that runs: one that is here, else Playwright's own, else the system's package. */
export function findBrowser(node) {
  return (
    firstThatRuns([process.env.CHROMIUM_PATH, process.env.CHROME_PATH]) ??
    firstThatRuns([...onPath(), ...PLACES]) ??
    firstThatRuns([playwrightChromium()]) ??
    installedByPlaywright(node) ??
    installedBySystem()
  );
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function firstThatRuns(candidates) {
  return candidates.find((file) => file && existsSync(file) && runs(file));
}

/** A file of the right name may be a stub that only tells where to get the real one. */
function runs(file) {
  // Chrome for Windows opens a window instead of answering.
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}

function playwrightChromium() {
  const require = createRequire(join(CHECKOUT, 'package.json'));
  return require('@playwright/test').chromium.executablePath();
}

function installedByPlaywright(node) {
  console.log('No Chrome or Chromium found: installing one for the tests …');
  const cli = join(CHECKOUT, 'node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(node, [cli, 'install', 'chromium'], {
    cwd: CHECKOUT,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 300_000,
  });
  return firstThatRuns([playwrightChromium()]);
}

function installedBySystem() {
  if (process.getuid?.() !== 0) return undefined;
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
    const browser = firstThatRuns(onPath());
    if (browser) return browser;
  }
}
