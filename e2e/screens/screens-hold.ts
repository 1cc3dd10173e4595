import type { Page } from '@playwright/test';
import { openScreen } from '../support/open-screen.ts';
import type { JourneyApp } from '../support/start-journey-app.ts';
import { fitsAtBothEnds, holdsAtEveryWidth } from './holds-at-every-width.ts';
import { giveBackReaders, readAs } from './read-as.ts';
import { type Reader, resolveScreenAddress, type Screen } from './screen.ts';
import { visitStates } from './visit-states.ts';

/**
 * Checks that each screen is accessible and fits at every width, in German because its words are longest. Each screen
 * is loaded once, and once or twice more for its states, which are checked at the widest and the narrowest width only.
 */
export async function screensHold(
  page: Page,
  suite: JourneyApp,
  screens: readonly Screen[],
): Promise<void> {
  let reader: Reader | undefined;
  for (const screen of screens) {
    if (screen.reader !== reader) await readAs(page, suite, { ...screen, locale: 'de' });
    reader = screen.reader;
    const address = await resolveScreenAddress(screen, page.request);
    await openScreen(page, address);
    await holdsAtEveryWidth(page, screen.screen, screen);
    await visitStates(page, { screen, address }, (state) =>
      fitsAtBothEnds(page, `${screen.screen}, ${state},`),
    );
  }
  await giveBackReaders(suite);
}
