import { allTexts } from '../../e2e/house/all-texts.ts';
import type { FirefoxPage } from './firefox-page.ts';

export interface Look {
  screen: string;
  /** What a Tab leads to first. */
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
/** In English whatever the page speaks: what is pressed, not what it says. */
const FOCUSED = `(() => {
  const control = document.activeElement;
  if (!control?.matches('a, button, input, select, textarea, summary, [tabindex="0"]')) return '';
  return control.matches(':focus-visible') ? control.localName : '';
})()`;

/** A screen that tells something new puts the cursor on its title, perhaps just after a key was pressed. */
const MOST_TABS = 3;

/** A screen is whole, nothing went wrong on its way, and the keyboard gets into it. */
export async function lookAtScreen(
  page: FirefoxPage,
  screen: string,
  address: string,
): Promise<Look> {
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
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    await page.press('Tab');
    const focused = await page.read<string>(FOCUSED);
    if (focused) return focused;
  }
  return '';
}
