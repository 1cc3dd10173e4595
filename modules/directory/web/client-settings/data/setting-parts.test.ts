import { expect, test } from 'vitest';
import { clientFields } from '#modules/directory/contract/clients/client-fields.ts';
import { SETTING_PARTS, settingsOfParts } from './setting-parts.ts';

test('every field that super admins set for a client is there for its admins to read, once [SUP-01]', () => {
  const shown = SETTING_PARTS.flatMap(({ parts }) => settingsOfParts(parts));
  expect(shown.sort()).toEqual(Object.keys(clientFields).sort());
});
