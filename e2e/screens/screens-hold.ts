import type { Page } from '@playwright/test';
import { openScreen } from '../house/open-screen.ts';
import type { House } from '../house/start-house.ts';
import { holdsAtEveryWidth } from './holds-at-every-width.ts';
import { giveBackReaders, readAs } from './read-as.ts';
import { addressOf, type Reader, type Screen } from './screen.ts';

/** Every one of these screens is accessible and fits at every width, in the language with the longest words; each is loaded once. */
export async function screensHold(
  page: Page,
  house: House,
  screens: readonly Screen[],
): Promise<void> {
  let reader: Reader | undefined;
  for (const screen of screens) {
    if (screen.reader !== reader) await readAs(page, house, { ...screen, locale: 'de' });
    reader = screen.reader;
    await openScreen(page, await addressOf(screen, page.request));
    await holdsAtEveryWidth(page, screen.screen, screen);
  }
  await giveBackReaders(house);
}
