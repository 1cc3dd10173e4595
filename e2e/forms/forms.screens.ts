import type { APIRequestContext } from '@playwright/test';
import type { Screen } from '../screens/screen.ts';
import { aubrac } from '../support/demo-person.ts';

/** A form whose visitors choose a store, which has the most settings. */
const form = async (request: APIRequestContext): Promise<string> => {
  const answer = await request.get(`/gtr-api/lead-generation/clients/${aubrac}/forms`);
  const { items } = (await answer.json()) as { items: { id: string; name: string }[] };
  const found = items.find(({ name }) => name === 'Devis atelier et fonte');
  if (!found) throw new Error(`no form found: ${answer.status()}`);
  return found.id;
};

export const formsScreens: readonly Screen[] = [
  {
    screen: 'platform/forms',
    reader: 'brand admin',
    otherwiseOnPhone: true,
    data: /\/forms\?view=/,
  },
  ...[
    'informations',
    'settings',
    'localization',
    'integration',
    'fields',
    'translations',
    'notifications',
  ].map(
    (section): Screen => ({
      screen: `platform/forms/{id}?section=${section}`,
      reader: 'brand admin',
      record: form,
      otherwiseOnPhone: true,
    }),
  ),
];
