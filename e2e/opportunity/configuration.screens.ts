import type { Screen } from '../screens/screen.ts';

export const opportunityConfigurationScreens: readonly Screen[] = [
  ...['layers', 'prices', 'retailers', 'categories', 'countries', 'access'].map(
    (tab): Screen => ({
      screen: `platform/configuration?tab=${tab}`,
      reader: 'brand admin',
      otherwiseOnPhone: true,
    }),
  ),
  ...['intentions', 'prospects', 'sales'].map(
    (what): Screen => ({
      screen: `platform/opportunity/import/${what}`,
      reader: 'brand admin',
    }),
  ),
];
