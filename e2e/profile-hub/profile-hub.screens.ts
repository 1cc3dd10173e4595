import type { APIRequestContext } from '@playwright/test';
import { firstFound } from '../screens/first-found.ts';
import { peekFirst, submitEmpty } from '../screens/opened.ts';
import type { Screen } from '../screens/screen.ts';

/** The contact whose journeys wait, ended with a reply and were lost, or a new one if the demo has none. */
const contact = async (request: APIRequestContext): Promise<string> => {
  const query = { brandId: '1001', filter: { q: 's.uebermuehlbacher@post.example' }, limit: 1 };
  const found = await request.post('/api/ph/searchProfiles', { data: query });
  const { items } = (await found.json()) as { items: { id: string }[] };
  if (items[0]) return items[0].id;
  const criterias = { email: 'sieglinde@uebermuehlbacher.example', lastname: 'Übermühlbacher' };
  const made = await request.post('/api/ph/profiles', { data: { brandId: '1001', criterias } });
  return ((await made.json()) as { id: string }).id;
};

const criterion = firstFound('/api/ph/custom_criterias?brandId=1001&view=own');
const campaign = firstFound('/api/ph/campaign_mapping?brand_id=1001&type=feedback');
const mapping = async (request: APIRequestContext) => `feedback/${await campaign(request)}`;

/** A temporary segment with every kind of editor; only its creator sees it. */
async function temporarySegment(request: APIRequestContext): Promise<string> {
  const rules = {
    condition: 'and',
    filters: [
      { field: 'country', operator: 'isOneOf', value: ['DE', 'AT', 'NO'] },
      { field: 'optin_email', operator: 'is', value: true },
      {
        condition: 'or',
        filters: [
          { field: 'city', operator: 'contains', value: 'Salzburg' },
          { field: '@lastScan', operator: 'after', value: '2026-09-01' },
          { field: '@reviewGrade', operator: 'atLeast', value: 4 },
          { field: 'birthdate', operator: 'between', value: ['1960-01-01', '1990-12-31'] },
        ],
      },
    ],
  };
  const data = { brandId: '1001', rules };
  const answer = await request.post('/api/node/segment/segments', { data });
  return ((await answer.json()) as { id: string }).id;
}

/** A segment used by another one, which only its creator sees. */
async function usedSegment(request: APIRequestContext): Promise<string> {
  const inside = await firstFound('/api/node/segment/segments?brandId=1001')(request);
  const uses = { field: '@segment', operator: 'is', value: inside };
  const data = { brandId: '1001', rules: { condition: 'and', filters: [uses] } };
  await request.post('/api/node/segment/segments', { data });
  return inside;
}

export const profileHubScreens: readonly Screen[] = [
  { screen: 'profilehub/contacts/create', reader: 'brand admin', opens: { errors: submitEmpty } },
  { screen: 'profilehub/contacts/views', reader: 'brand admin' },
  { screen: 'profilehub/contacts/blocks', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'profilehub/contacts/blocks/import', reader: 'brand admin' },
  {
    screen: 'profilehub/contacts/{id}',
    reader: 'brand admin',
    record: contact,
    otherwiseOnPhone: true,
    data: /\/api\/ph\/profile_id\//,
  },
  {
    screen: 'profilehub/contacts/{id}?tab=journey',
    reader: 'brand admin',
    record: contact,
    otherwiseOnPhone: true,
  },
  {
    screen: 'profilehub/contacts',
    reader: 'brand admin',
    otherwiseOnPhone: true,
    data: /\/api\/ph\/searchProfiles/,
    opens: { peek: peekFirst },
  },
  { screen: 'profilehub/import', reader: 'brand admin' },
  { screen: 'profilehub/criteria', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'profilehub/criteria/create', reader: 'brand admin' },
  { screen: 'profilehub/criteria/{id}', reader: 'brand admin', record: criterion },
  {
    screen: 'profilehub/criteria/standard/{slug}',
    reader: 'brand admin',
    record: 'gender',
  },
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
  {
    screen: 'profilehub/contacts/duplicates',
    reader: 'brand admin',
    otherwiseOnPhone: true,
    data: /\/contact-duplicates\?state=/,
  },
  { screen: 'profilehub/contacts/privacy', reader: 'brand admin' },
  { screen: 'profilehub/contacts/segments', reader: 'brand admin', otherwiseOnPhone: true },
  {
    screen: 'profilehub/contacts/segments/{id}',
    reader: 'brand admin',
    record: temporarySegment,
    otherwiseOnPhone: true,
  },
  {
    screen: 'profilehub/contacts/segments/{id}?tab=contacts',
    reader: 'brand admin',
    record: temporarySegment,
    otherwiseOnPhone: true,
  },
  {
    screen: 'profilehub/contacts/segments/{id}?tab=uses',
    reader: 'brand admin',
    record: usedSegment,
  },
  { screen: 'profilehub/dashboard', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'profilehub/export', reader: 'brand admin' },
];
