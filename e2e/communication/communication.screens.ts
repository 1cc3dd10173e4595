import { firstFound } from '../screens/first-found.ts';
import type { Screen } from '../screens/screen.ts';

const review = firstFound('/api/ar/reviews?brandId=1001&response_status=ready&size=1');

export const communicationScreens: readonly Screen[] = [
  {
    screen: 'communication/reviews',
    reader: 'brand admin',
    otherwiseOnPhone: true,
    data: /\/api\/ar\/reviews\?/,
  },
  // On a phone an open review is a separate page.
  {
    screen: 'communication/reviews?review={id}',
    reader: 'brand admin',
    record: review,
    otherwiseOnPhone: true,
  },
  {
    screen: 'communication/reviews?response_status=failed',
    reader: 'brand admin',
    otherwiseOnPhone: true,
  },
  // A risk with its reason, and a review that changed after its reply.
  ...['manual', 'to_reassess'].map(
    (status): Screen => ({
      screen: `communication/reviews?response_status=${status}`,
      reader: 'brand admin',
      otherwiseOnPhone: true,
    }),
  ),
  {
    screen: 'communication/semantic-analysis',
    reader: 'brand admin',
    otherwiseOnPhone: true,
    data: /\/api\/ar\/semantic_analysis\?/,
  },
  { screen: 'communication/semantic-analysis?tab=locations', reader: 'brand admin' },
  ...['', '?section=templates', '?section=rules', '?section=sending', '?section=sources'].map(
    (part): Screen => ({
      screen: `communication/settings${part}`,
      reader: 'brand admin',
      otherwiseOnPhone: true,
    }),
  ),
  { screen: 'communication/settings/import', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'communication/settings/google', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'communication/settings/google?view=proposed', reader: 'brand admin' },
];
