import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { GuideLanguage } from '#suite/web/guide/guide-picture.ts';
import { firstFound } from '../../e2e/screens/first-found.ts';
import { aubrac } from '../../e2e/support/demo-person.ts';
import { reloadUntil } from '../../e2e/support/reload-until.ts';

/** A picture of the guide: where it is taken, and what is done there first. */
export interface GuidePicture {
  name: string;
  /** Below the client's address; a function where the demo generates the id. */
  path?: string | ((request: APIRequestContext) => Promise<string>);
  /** A screen about all clients, for super admins. */
  suite?: string;
  /** A page outside the client's shell, which is made first. */
  open?: (page: Page, language: GuideLanguage) => Promise<string>;
  prepare?: (page: Page) => Promise<void>;
}

const LEADS = '/gtr-api/lead-generation';

const below = (path: string, find: (request: APIRequestContext) => Promise<string>) => {
  return async (request: APIRequestContext) => path.replace('{id}', await find(request));
};

const search = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('cocotte');
  await page.getByRole('option').nth(3).waitFor();
};

/** The hairline shows that areas are loading. Without graphics hardware a map then needs seconds to draw them. */
const drawMap = async (page: Page) => {
  await expect(page.locator('span[class^="_track_"]')).toHaveCount(0, { timeout: 180_000 });
  await page.waitForTimeout(15_000);
};
const FRANCE = '5.10,46.8000,1.0000';

/** The first pictures show the demo as it is. The last ones add a request to it, so they stay last. */
export const guidePictures: readonly GuidePicture[] = [
  { name: 'search', path: 'profilehub/dashboard', prepare: search },
  { name: 'contacts', path: 'profilehub/contacts' },
  {
    name: 'segment',
    path: below(
      'profilehub/contacts/segments/{id}',
      firstFound('/api/node/segment/segments?brandId=1001'),
    ),
  },
  {
    name: 'reviews',
    path: below(
      'communication/reviews?review={id}',
      firstFound('/api/ar/reviews?brandId=1001&response_status=ready&size=1'),
    ),
  },
  { name: 'semantic-analysis', path: 'communication/semantic-analysis' },
  { name: 'touchpoints', path: 'touchpoints/list' },
  {
    name: 'touchpoint',
    path: below(
      'touchpoints/{id}',
      firstFound('/api/node/touchpoint/searchTouchpoints', {
        brandId: '1001',
        searchFilter: { q: 'cocotte-en-fonte-18-cm' },
      }),
    ),
  },
  { name: 'leads', path: 'platform/leads' },
  {
    name: 'lead',
    path: below(
      'platform/leads/{id}',
      firstFound(`${LEADS}/clients/${aubrac}/leads?view=accepted`),
    ),
  },
  {
    name: 'form-fields',
    path: below(
      'platform/forms/{id}?section=fields',
      firstFound(`${LEADS}/clients/${aubrac}/forms`),
    ),
  },
  { name: 'conversion', path: 'platform/conversion' },
  { name: 'opportunity', path: `platform/opportunity?at=${FRANCE}`, prepare: drawMap },
  { name: 'suggestions', path: 'platform/opportunity/suggestions' },
  { name: 'locator', path: 'platform/locator/revendeurs-fr?tab=map' },
  { name: 'locator-dashboard', path: 'platform/locator/dashboard' },
  { name: 'users', path: 'settings/list' },
  { name: 'clients', suite: 'super-admin/clients' },
  { name: 'jobs', suite: 'super-admin/jobs' },
  {
    name: 'location-hours',
    path: below(
      'settings/locations/{id}?tab=hours',
      firstFound(`/gtr-core/clients/${aubrac}/locations?q=FR-009`),
    ),
  },
  { name: 'retailer-link-phone', open: sendRequest },
];

const REQUEST = {
  en: 'Do you have it in midnight blue?',
  fr: 'L’avez-vous en bleu nuit ?',
} as const satisfies Record<GuideLanguage, string>;

/** Sends a request to a store and returns the link in the store's mail. */
async function sendRequest(page: Page, language: GuideLanguage): Promise<string> {
  const { request } = page;
  const store = `store-${randomUUID()}@kjokken.example`;
  const made = await request.post(`${LEADS}/clients/${aubrac}/forms`, {
    data: { name: `Guide ${language}`, locales: [language] },
  });
  const form = await made.json();
  const recipient = { id: randomUUID(), who: { kind: 'email', email: store }, part: 'subscriber' };
  await request.put(`${LEADS}/forms/${form.id}`, {
    data: { notifications: { ...form.notifications, recipients: [{ ...recipient, when: [] }] } },
  });
  const createdKey = await request.post(`${LEADS}/forms/${form.id}/keys`, {
    data: { name: 'Guide' },
  });
  const { key } = await createdKey.json();
  const sent = await request.post(`${LEADS}/public/forms/${form.id}/leads`, {
    headers: { authorization: `Bearer ${key}` },
    data: {
      submissionId: randomUUID(),
      locale: language,
      answers: {
        product: ['AUB-COC-26'],
        firstname: 'Camille',
        lastname: 'Rouquette',
        email: 'camille.rouquette@boite.example',
        phone: '+33 5 65 55 01 84',
        message: REQUEST[language],
      },
    },
  });
  if (!sent.ok()) throw new Error(`the request was refused: ${await sent.text()}`);
  const { id } = await sent.json();
  await page.goto('/mailbox');
  const mail = page.getByRole('row').filter({ hasText: store }).getByRole('link').first();
  await reloadUntil(
    () => page.reload(),
    () => mail.isVisible(),
  );
  await mail.click();
  const link = page.locator(`a[href*="/protected/lead/${id}"]`).first();
  const address = new URL((await link.getAttribute('href')) ?? '');
  return address.pathname + address.search;
}
