/**
 * Checks every screen in Firefox, a second browser engine, by WebDriver BiDi. `npm run test:firefox -- touchpoints`
 * checks only screens whose address begins with that.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { request } from '@playwright/test';
import { allScreens } from '../../e2e/screens/all-screens.ts';
import { READERS } from '../../e2e/screens/read-as.ts';
import { type Reader, resolveScreenAddress } from '../../e2e/screens/screen.ts';
import { person, signIn } from '../../e2e/support/demo-person.ts';
import { startJourneyApp } from '../../e2e/support/start-journey-app.ts';
import { FirefoxPage } from './firefox-page.ts';
import { formatScreenReports } from './format-screen-reports.ts';
import { inspectScreen, type ScreenReport } from './inspect-screen.ts';

/** Preferences of a new profile. Firefox sets the rest that automation needs. */
const PREFERENCES = {
  'intl.accept_languages': 'en-US, en',
  'ui.prefersReducedMotion': 1,
};

/** More than the controls of any page. */
const MAX_CONTROLS = 20;

const [wanted = ''] = process.argv.slice(2);
const screens = allScreens.filter(({ screen }) => screen.startsWith(wanted));
const firefox = await startFirefox(process.env.FIREFOX_PATH ?? 'firefox');
const suite = await startJourneyApp();
const reports: ScreenReport[] = [];
try {
  const page = await FirefoxPage.open(firefox.address);
  for (const reader of ['nobody', 'brand admin', 'super admin'] as const)
    await lookAs(page, reader);
  page.close();
} finally {
  await firefox.stop();
  await suite.stop();
}
process.stdout.write(`\n${formatScreenReports(reports)}`);
process.exitCode = reports.some(({ faults }) => faults.length > 0) ? 1 : 0;

async function lookAs(page: FirefoxPage, reader: Reader): Promise<void> {
  const theirs = screens.filter((screen) => screen.reader === reader);
  if (theirs.length === 0) return;
  const requestContext = await request.newContext({ baseURL: suite.address });
  if (reader !== 'nobody') {
    await signIn(requestContext, READERS[reader]);
    await signInByKeyboard(page, suite.address, READERS[reader]);
  }
  for (const screen of theirs) {
    const address = `${suite.address}${await resolveScreenAddress(screen, requestContext)}`;
    reports.push(await inspectScreen(page, screen.screen, address));
    process.stdout.write('.');
  }
  await requestContext.dispose();
}

/** Signs in by keyboard only, in a browser without a session. */
async function signInByKeyboard(
  page: FirefoxPage,
  suite: string,
  firstName: string,
): Promise<void> {
  const { email, password } = person(firstName);
  await page.forgetEverything();
  await page.goTo(`${suite}/sign-in`);
  await page.missing(
    `document.querySelector('[autocomplete="current-password"]') ? [] : ['a form']`,
  );
  await tabTo(page, '[autocomplete="username"]');
  await page.type(email);
  await tabTo(page, '[autocomplete="current-password"]');
  await page.type(password);
  await page.press('Enter');
  const missing = await page.missing(
    `document.querySelector('header') && location.pathname !== '/sign-in' ? [] : ['the suite']`,
  );
  if (missing.length > 0)
    throw new Error(`${firstName} could not sign in: ${page.takeFaults().join('; ')}`);
}

async function tabTo(page: FirefoxPage, selector: string): Promise<void> {
  for (let pressed = 0; pressed < MAX_CONTROLS; pressed += 1) {
    await page.press('Tab');
    if (await page.read<boolean>(`document.activeElement.matches(${JSON.stringify(selector)})`))
      return;
  }
  throw new Error(`the keyboard does not get to ${selector}`);
}

interface Firefox {
  /** Where it listens for WebDriver BiDi. */
  address: string;
  stop(): Promise<void>;
}

/** Starts Firefox without a window, in a temporary profile. */
async function startFirefox(path: string): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'comptoir-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const child = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { address: await whereItListens(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function whereItListens(child: ChildProcess): Promise<string> {
  if (!child.stderr) throw new Error('Firefox says nothing');
  const output: string[] = [];
  // Reads stderr to its end, because a full pipe would block Firefox.
  const lines = createInterface({ input: child.stderr });
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      output.push(line);
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Firefox did not start:\n${output.join('\n')}`)));
  });
}
