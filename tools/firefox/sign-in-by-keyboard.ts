import { person } from '../../e2e/house/demo-person.ts';
import type { FirefoxPage } from './firefox-page.ts';

/** More than there are in the whole page. */
const MOST_CONTROLS = 20;

/** Signs in by keyboard only, in a browser without a session. */
export async function signInByKeyboard(
  page: FirefoxPage,
  house: string,
  firstName: string,
): Promise<void> {
  const { email, password } = person(firstName);
  await page.forgetEverything();
  await page.goTo(`${house}/sign-in`);
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
  for (let pressed = 0; pressed < MOST_CONTROLS; pressed += 1) {
    await page.press('Tab');
    if (await page.read<boolean>(`document.activeElement.matches(${JSON.stringify(selector)})`))
      return;
  }
  throw new Error(`the keyboard does not get to ${selector}`);
}
