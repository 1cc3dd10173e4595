import type { APIRequestContext } from '@playwright/test';
import type { Screen } from '../screens/screen.ts';
import { firstFound } from '../screens/first-found.ts';

/** The contact with the longest journey, or one that is made where the demo has none. */
const contact = async (request: APIRequestContext): Promise<string> => {
  const asked = { brandId: '1001', sortBy: 'lastActivityAt', sortDesc: true, limit: 1 };
  const found = await request.post('/api/ph/searchProfiles', { data: asked });
  const { items } = (await found.json()) as { items: { id: string }[] };
  if (items[0]) return items[0].id;
  const criterias = { email: 'sieglinde@uebermuehlbacher.example', lastname: 'Übermühlbacher' };
  const made = await request.post('/api/ph/profiles', { data: { brandId: '1001', criterias } });
  return ((await made.json()) as { id: string }).id;
};

const criterion = firstFound('/api/ph/custom_criterias?brandId=1001&view=own');
const campaign = firstFound('/api/ph/campaign_mapping?brand_id=1001&type=feedback');
const mapping = async (request: APIRequestContext) => `feedback/${await campaign(request)}`;

export const profileHubScreens: readonly Screen[] = [
  { screen: 'profilehub/contacts/create', reader: 'brand admin' },
  { screen: 'profilehub/contacts/views', reader: 'brand admin' },
  {
    screen: 'profilehub/contacts/{id}',
    reader: 'brand admin',
    record: contact,
    otherwiseOnPhone: true,
  },
  {
    screen: 'profilehub/contacts/{id}?tab=journey',
    reader: 'brand admin',
    record: contact,
    otherwiseOnPhone: true,
  },
  { screen: 'profilehub/contacts', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'profilehub/import', reader: 'brand admin' },
  { screen: 'profilehub/criteria', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'profilehub/criteria/create', reader: 'brand admin' },
  { screen: 'profilehub/criteria/{id}', reader: 'brand admin', record: criterion },
  { screen: 'profilehub/criteria-mapping', reader: 'brand admin' },
  { screen: 'profilehub/criteria-mapping/import', reader: 'brand admin' },
  {
    screen: 'profilehub/criteria-mapping/{type}',
    reader: 'brand admin',
    record: 'feedback',
    otherwiseOnPhone: true,
  },
  {
    screen: 'profilehub/criteria-mapping/{type}/{id}',
    reader: 'brand admin',
    record: mapping,
    otherwiseOnPhone: true,
  },
  { screen: 'profilehub/dashboard', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'profilehub/export', reader: 'brand admin' },
];
