import type { Page } from '@playwright/test';
import { aubrac, expect } from '../support/journey.ts';

export const list = `/clients/${aubrac}/settings/list`;
export const manage = `${list}/manage`;

/** Two shops used by this journey only, so that giving them away affects no other journey. */
export async function twoShops(page: Page, code: string): Promise<string[]> {
  const names = [`Kjøkken ${code} Nord`, `Kjøkken ${code} Sør`];
  for (const [at, name] of names.entries()) {
    const made = await page.request.post(`/gtr-core/clients/${aubrac}/locations`, {
      data: { code: `${code}-${at}`, name, city: 'Bodø', country: 'NO' },
    });
    expect(made.status()).toBe(201);
  }
  return names;
}

export async function choose(page: Page, location: string) {
  await page.getByRole('searchbox', { name: /^Search [\d,]+ locations?/ }).fill(location);
  await page.getByRole('treeitem', { name: location }).click();
}

/** Creates a user by the wizard's call; the wizard itself has a separate journey. */
export async function makeUser(page: Page, given: { first: string; email: string }) {
  const [shop] = await twoShops(page, given.first);
  const found = await page.request.get('/api/sa/users-association.php', {
    params: { clientId: aubrac, words: shop ?? '' },
  });
  const { items } = (await found.json()) as { items: { kind: string; id: string }[] };
  const made = await page.request.post('/gtr-core/users', {
    data: {
      clientId: aubrac,
      firstName: given.first,
      lastName: 'Journey',
      email: given.email,
      defaultLocaleIsoCode: 'en',
      role: 'store_owner',
      associations: items.slice(0, 1).map(({ kind, id }) => ({ kind, id })),
      menus: ['platform/leads'],
      defaultModule: 'platform',
    },
  });
  expect(made.status()).toBe(201);
  return (await made.json()) as { id: string; version: number };
}
