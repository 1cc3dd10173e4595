import { expect, test } from 'vitest';
import { findEditorSection } from './editor-places.ts';

test('each invalid path leads to the editor section that shows it [FORM-01]', () => {
  const seen = (path: string) => findEditorSection(path, 'fr');
  expect(seen('informations.name')).toBe('informations');
  expect(seen('settings.idleDaysNew')).toBe('settings');
  expect(seen('settings.geosearchResultLimit')).toBe('localization');
  expect(seen('locationSettings.rules.0.when.0.field')).toBe('localization');
  expect(seen('fields.3.key')).toBe('fields');
  expect(seen('translations.list.fr.field.email.label')).toBe('fields');
  expect(seen('translations.list.de.field.email.label')).toBe('translations');
  expect(seen('translations.list.fr.static.title')).toBe('translations');
  expect(seen('notifications.recipients.0.who.email')).toBe('notifications');
});
