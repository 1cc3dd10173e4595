import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from './create-i18n.ts';

const page = { documentElement: { lang: '' } };
beforeEach(() => {
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const texts = (save: string) => vi.fn(async () => ({ save: { save } }));
const textFiles = () => ({
  '/platform/translations/en.json': texts('Save'),
  '/platform/translations/no.json': texts('Lagre'),
  '/platform/translations/de.json': texts('Speichern'),
});

test('only the language that is spoken is downloaded, another one when it is chosen', async () => {
  const files = textFiles();
  const i18n = await createI18n({ files, locale: 'de', namespaces: ['platform'] });
  expect(i18n.t('platform:save.save')).toBe('Speichern');
  expect(files['/platform/translations/no.json']).not.toHaveBeenCalled();

  await i18n.changeLanguage('no');
  expect(i18n.t('platform:save.save')).toBe('Lagre');
  expect(files['/platform/translations/en.json']).not.toHaveBeenCalled();
});

test('the page sets its language attribute to the tag that browsers know', async () => {
  const i18n = await createI18n({ files: textFiles(), locale: 'en', namespaces: ['platform'] });
  expect(page.documentElement.lang).toBe('en');
  await i18n.changeLanguage('no');
  expect(page.documentElement.lang).toBe('nb');
});

test('texts that do not come are an error, not a screen of keys', async () => {
  const starting = createI18n({ files: {}, locale: 'en', namespaces: ['platform'] });
  await expect(starting).rejects.toThrow('platform');
});
