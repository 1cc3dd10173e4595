import { expect, test } from 'vitest';
import { firstPlace } from '../components/editor-bar.tsx';

test('a fault in the open section is shown before faults in other sections [FORM-01]', () => {
  const paths = ['translations.list.fr.static.title', 'fields.2.key', 'settings.idleDaysNew'];
  expect(firstPlace(paths, 'fields', 'fr')).toBe('fields.2.key');
  expect(firstPlace(paths, 'notifications', 'fr')).toBe('settings.idleDaysNew');
  expect(firstPlace([], 'fields', 'fr')).toBeUndefined();
});
