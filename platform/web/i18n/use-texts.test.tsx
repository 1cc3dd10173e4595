import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { renderHookOnce } from '#platform/testing/render-hook-once.tsx';
import { useTexts } from './use-language.ts';

test('texts given to the router follow a change of the language [GEN-04]', async () => {
  const texts = createInstance({ lng: 'en', resources: { en: {}, fr: {} } });
  await texts.init();
  const given = renderHookOnce(useTexts, ({ children }) => (
    <I18nextProvider i18n={texts}>{children}</I18nextProvider>
  ));
  await texts.changeLanguage('fr');
  expect(given.language).toBe('fr');
});
