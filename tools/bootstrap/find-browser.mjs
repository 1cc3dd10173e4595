import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { CHECKOUT } from './checkout.mjs';

/** Headless Chromium first, because journeys take a third less time in it. */
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

/** Path within Playwright's downloads, for Linux. */
const DOWNLOADED = [
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-linux/headless_shell',
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
];
const RUNNING = { run: spawnSync, exists: existsSync, uid: process.getuid?.() };

/**
 * A Chrome or Chromium that runs: one that is here, Playwright's own of any version among them, else the system's package,
 * else Playwright's download. The download comes last: machines that reach a package mirror often reach nothing else.
 */
export function findBrowser(node, machine = RUNNING) {
  const firstThatRuns = (candidates) =>
    candidates.find((file) => file && machine.exists(file) && runs(file, machine));
  return (
    firstThatRuns([process.env.CHROMIUM_PATH, process.env.CHROME_PATH]) ??
    firstThatRuns([...onPath(), ...PLACES]) ??
    firstThatRuns([playwrightChromium(), ...downloadedBefore()]) ??
    installedBySystem(machine, () => firstThatRuns(onPath())) ??
    installedByPlaywright(node, machine, () => firstThatRuns([playwrightChromium()]))
  );
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** A file of the right name may be a stub that only says where to get the real one. */
function runs(file, { run }) {
  // Chrome for Windows opens a window instead of answering.
  if (process.platform === 'win32') return true;
  const { status, stdout } = run(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}

function playwrightChromium() {
  const require = createRequire(join(CHECKOUT, 'package.json'));
  return require('@playwright/test').chromium.executablePath();
}

/** Downloads of other Playwright versions on this machine. */
function downloadedBefore() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith('chromium'))
    .flatMap((name) => DOWNLOADED.map((file) => join(folder, name, file)));
}

function installedBySystem({ run, exists, uid }, found) {
  if (uid !== 0 || !exists('/usr/bin/apt-get')) return undefined;
  console.log('No Chrome or Chromium found: installing the system’s package for the tests …');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  };
  run('apt-get', ['update', '-qq'], options);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
    const browser = found();
    if (browser) return browser;
  }
}

function installedByPlaywright(node, { run }, found) {
  console.log('No Chrome or Chromium found: downloading one for the tests …');
  const cli = join(CHECKOUT, 'node_modules', '@playwright', 'test', 'cli.js');
  run(node, [cli, 'install', 'chromium'], {
    cwd: CHECKOUT,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 300_000,
  });
  return found();
}
