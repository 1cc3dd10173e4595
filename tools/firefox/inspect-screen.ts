import { allTexts } from '../../e2e/support/all-texts.ts';
import type { FirefoxPage } from './firefox-page.ts';

export interface ScreenReport {
  screen: string;
  /** The first element that Tab focuses. */
  firstControl: string;
  faults: string[];
}

const LOADING = JSON.stringify(allTexts('platform', 'loading'));
const WHAT_IS_MISSING = `[
  ...(document.querySelector('h1')?.checkVisibility() ? [] : ['a title']),
  ...(document.querySelector('main')?.innerText.trim() ? [] : ['content']),
  ...(document.querySelector('[aria-busy="true"]') ? ['what is still being fetched'] : []),
  ...[...document.querySelectorAll('[role="status"]')]
    .map((status) => status.textContent)
    .filter((text) => ${LOADING}.some((loading) => text.startsWith(loading))),
]`;
/** The element name, independent of the page's language. */
const FOCUSED = `(() => {
  const control = document.activeElement;
  if (!control?.matches('a, button, input, select, textarea, summary, [tabindex="0"]')) return '';
  return control.matches(':focus-visible') ? control.localName : '';
})()`;

/** A screen may move the focus to its title, even just after a key was pressed. */
const MAX_TABS = 3;

/** Checks that a screen is complete, has no errors and is reachable by keyboard. */
export async function inspectScreen(
  page: FirefoxPage,
  screen: string,
  address: string,
): Promise<ScreenReport> {
  await page.goTo(address);
  const missing = await page.missing(WHAT_IS_MISSING);
  const firstControl = await tabIn(page);
  const faults = [
    ...missing.map((what) => `lacks ${what}`),
    ...(firstControl ? [] : ['Tab leads to nothing that can be seen']),
    ...page.takeFaults(),
  ];
  return { screen, firstControl, faults };
}

async function tabIn(page: FirefoxPage): Promise<string> {
  for (let pressed = 0; pressed < MAX_TABS; pressed += 1) {
    await page.press('Tab');
    const focused = await page.read<string>(FOCUSED);
    if (focused) return focused;
  }
  return '';
}
