import type { APIRequestContext } from '@playwright/test';
import { firstFound } from '../screens/first-found.ts';
import type { Screen } from '../screens/screen.ts';

const criterion = firstFound('/api/ph/custom_criterias?brandId=1001&view=own');
const campaign = firstFound('/api/ph/campaign_mapping?brand_id=1001&type=feedback');
const mapping = async (request: APIRequestContext) => `feedback/${await campaign(request)}`;

export const profileHubScreens: readonly Screen[] = [
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
];
