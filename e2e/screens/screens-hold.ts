import type { Page } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { openScreen } from '../support/open-screen.ts';
import type { JourneyApp } from '../support/start-journey-app.ts';
import { fitsAtBothEnds, holdsAtEveryWidth } from './holds-at-every-width.ts';
import { giveBackReaders, readAs } from './read-as.ts';
import { type Reader, resolveScreenAddress, type Screen } from './screen.ts';
import { visitStates } from './visit-states.ts';

/** Screens of one journey, so that no worker is left alone with the longest one. */
const SCREENS_AT_ONCE = 8;

/**
 * Declares journeys which check that each screen is accessible and fits at every width, in German because its words are
 * longest. Each screen is loaded once, and once or twice more for its states, which are checked at the widest and the
 * narrowest width only.
 */
export function screensHold(title: string, screens: readonly Screen[]): void {
  const parts = Math.ceil(screens.length / SCREENS_AT_ONCE);
  for (let part = 0; part < parts; part += 1) {
    const some = screens.slice(part * SCREENS_AT_ONCE, (part + 1) * SCREENS_AT_ONCE);
    journey(parts > 1 ? `${title}, ${part + 1} of ${parts}` : title, async ({ page, suite }) => {
      await checkScreens(page, suite, some);
    });
  }
}

async function checkScreens(
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
