/**
 * Checks every screen in Firefox, a second browser engine, by WebDriver BiDi. `npm run test:firefox -- touchpoints`
 * checks only screens whose address begins with that.
 */
import { request } from '@playwright/test';
import { signIn } from '../../e2e/house/demo-person.ts';
import { startJourneyApp } from '../../e2e/house/start-journey-app.ts';
import { allScreens } from '../../e2e/screens/all-screens.ts';
import { READERS } from '../../e2e/screens/read-as.ts';
import { type Reader, resolveScreenAddress } from '../../e2e/screens/screen.ts';
import { FirefoxPage } from './firefox-page.ts';
import { formatScreenReports } from './format-screen-reports.ts';
import { inspectScreen, type ScreenReport } from './inspect-screen.ts';
import { signInByKeyboard } from './sign-in-by-keyboard.ts';
import { startFirefox } from './start-firefox.ts';

const [wanted = ''] = process.argv.slice(2);
const screens = allScreens.filter(({ screen }) => screen.startsWith(wanted));
const firefox = await startFirefox(process.env.FIREFOX_PATH ?? 'firefox');
const house = await startJourneyApp();
const looks: ScreenReport[] = [];
try {
  const page = await FirefoxPage.open(firefox.address);
  for (const reader of ['nobody', 'brand admin', 'super admin'] as const)
    await lookAs(page, reader);
  page.close();
} finally {
  await firefox.stop();
  await house.stop();
}
process.stdout.write(`\n${formatScreenReports(looks)}`);
process.exitCode = looks.some(({ faults }) => faults.length > 0) ? 1 : 0;

async function lookAs(page: FirefoxPage, reader: Reader): Promise<void> {
  const theirs = screens.filter((screen) => screen.reader === reader);
  if (theirs.length === 0) return;
  const asked = await request.newContext({ baseURL: house.address });
  if (reader !== 'nobody') {
    await signIn(asked, READERS[reader]);
    await signInByKeyboard(page, house.address, READERS[reader]);
  }
  for (const screen of theirs) {
    const address = `${house.address}${await resolveScreenAddress(screen, asked)}`;
    looks.push(await inspectScreen(page, screen.screen, address));
    process.stdout.write('.');
  }
  await asked.dispose();
}
