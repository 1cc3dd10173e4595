import { expect, test, vi } from 'vitest';
import { findTextFile } from './create-i18n.ts';

const files = {
  '../../platform/translations/de.json': vi.fn(async () => ({ save: 'Speichern' })),
  '../../platform/translations/en.json': vi.fn(async () => ({ save: 'Save' })),
  '../../modules/profile-hub/translations/de.json': vi.fn(async () => ({ title: 'Kontakte' })),
};

test('only the file of the language that is spoken is downloaded', async () => {
  const load = findTextFile(files, 'de', 'platform');
  expect(await load?.()).toEqual({ save: 'Speichern' });
  expect(files['../../platform/translations/en.json']).not.toHaveBeenCalled();
});

test('a module’s folder is its namespace', async () => {
  const load = findTextFile(files, 'de', 'profile-hub');
  expect(await load?.()).toEqual({ title: 'Kontakte' });
});

test('a language or a namespace without a file has no loader', () => {
  expect(findTextFile(files, 'fr', 'platform')).toBeUndefined();
  expect(findTextFile(files, 'de', 'hub')).toBeUndefined();
});
