import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { renderHookOnce } from '#platform/testing/render-hook-once.tsx';
import { useStatusSentence } from '../components/action-bar/lead-action-bar.tsx';

test.each(LOCALES)(
  'how long a lead waits ends its sentence with one stop in %s [GEN-01]',
  async (locale) => {
    const path = `../../../translations/${locale}.json`;
    const texts = createInstance();
    await texts.init({
      lng: locale,
      resources: { [locale]: { leads: (await import(/* @vite-ignore */ path)).default } },
      interpolation: { escapeValue: false },
    });
    for (const hours of [0, 3, 60])
      for (const actions of [[], ['accept']]) {
        const createdAt = new Date(Date.now() - hours * 3_600_000 - 120_000).toISOString();
        const lead = { status: 'new', actions, createdAt } as unknown as Lead;
        const rendered = renderHookOnce(
          () => useStatusSentence(lead),
          ({ children }) => <I18nextProvider i18n={texts}>{children}</I18nextProvider>,
        );
        expect(rendered).toMatch(/^<b>/);
        expect(rendered).not.toContain('..');
      }
  },
);
