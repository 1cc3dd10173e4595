import type { Page } from '@playwright/test';
import type { Locale } from '../../platform/contract/locale.ts';
import { person, signIn } from '../support/demo-person.ts';
import type { JourneyApp } from '../support/start-journey-app.ts';
import type { Reader } from './screen.ts';

export const READERS = { 'brand admin': 'Jean-Rémi', 'super admin': 'Camille' } as const;

/** Signs in this kind of user and sets the language. */
export async function readAs(
  page: Page,
  suite: JourneyApp,
  { reader, locale }: { reader: Reader; locale: Locale },
): Promise<void> {
  await page.context().clearCookies();
  if (reader === 'nobody') return;
  await suite.ask({ kind: 'speak', userId: person(READERS[reader]).id, locale });
  await signIn(page.request, READERS[reader]);
}

/** Restores the demo languages of the readers, because other journeys rely on them. */
export async function giveBackReaders(suite: JourneyApp): Promise<void> {
  for (const name of Object.values(READERS)) {
    const { id, locale } = person(name);
    await suite.ask({ kind: 'speak', userId: id, locale });
  }
}
