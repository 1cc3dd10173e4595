import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { renderHookOnce } from '#platform/testing/render-hook-once.tsx';
import { useTranslation } from './use-translation.ts';

test('all components get the same texts, and others once the language has changed [GEN-04]', async () => {
  const i18n = createInstance({
    lng: 'en',
    resources: {
      en: { platform: { loading: 'Loading' } },
      fr: { platform: { loading: 'Chargement' } },
    },
  });
  await i18n.init();
  const read = () =>
    renderHookOnce(useTranslation, ({ children }) => (
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    ));
  const english = read();
  expect([read() === english, english.i18n === i18n, english.t('platform:loading')]).toEqual([
    true,
    true,
    'Loading',
  ]);
  await i18n.changeLanguage('fr');
  expect(read().t('platform:loading')).toBe('Chargement');
  expect(english.t('platform:loading')).toBe('Loading');
});

test('without texts around it, a component fails with a clear message', () => {
  expect(() =>
    renderHookOnce(useTranslation, ({ children }) => (
      <I18nextProvider i18n={undefined as never}>{children}</I18nextProvider>
    )),
  ).toThrow('there are no texts around this component');
});
