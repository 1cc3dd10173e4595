import type { Page } from '@playwright/test';
import type { Locale } from '../../platform/contract/locale.ts';
import { person, signIn } from '../house/demo-person.ts';
import type { House } from '../house/start-house.ts';
import type { Reader } from './screen.ts';

export const READERS = { 'brand admin': 'Jean-Rémi', 'super admin': 'Camille' } as const;

/** Opens the session of such a reader, who reads that language from now on. */
export async function readAs(
  page: Page,
  house: House,
  { reader, locale }: { reader: Reader; locale: Locale },
): Promise<void> {
  await page.context().clearCookies();
  if (reader === 'nobody') return;
  await house.ask({ kind: 'speak', userId: person(READERS[reader]).id, locale });
  await signIn(page.request, READERS[reader]);
}

/** The readers speak again what they speak in the demo: other journeys know them so. */
export async function giveBackReaders(house: House): Promise<void> {
  for (const name of Object.values(READERS)) {
    const { id, locale } = person(name);
    await house.ask({ kind: 'speak', userId: id, locale });
  }
}
