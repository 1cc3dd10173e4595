import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { hasTexts, loadTexts } from './load-texts.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function started() {
  const leads = vi.fn(async (): Promise<object> => ({ title: 'Leads' }));
  const i18n = await createI18n({
    files: {
      '/platform/translations/en.json': async () => ({ save: 'Save' }),
      '/modules/leads/translations/en.json': leads,
    },
    locale: 'en',
    namespaces: ['platform'],
  });
  return { i18n, leads };
}

test('texts that arrive are there', async () => {
  const { i18n } = await started();
  await loadTexts(i18n, ['platform', 'leads']);
  expect([hasTexts(i18n, 'leads'), i18n.t('leads:title' as never)]).toEqual([true, 'Leads']);
});

test('texts that do not arrive are an error, and are not taken for loaded afterwards [GEN-08]', async () => {
  const { i18n, leads } = await started();
  leads.mockRejectedValue(new Error('cut'));
  await expect(loadTexts(i18n, ['leads'])).rejects.toThrow('leads');
  expect(hasTexts(i18n, 'leads')).toBe(false);
});

test('texts that failed once are brought when the line is back [GEN-08]', async () => {
  const { i18n, leads } = await started();
  leads.mockRejectedValueOnce(new Error('cut')).mockRejectedValueOnce(new Error('cut'));
  await expect(loadTexts(i18n, ['leads'])).rejects.toThrow('leads');
  await loadTexts(i18n, ['leads']);
  expect(hasTexts(i18n, 'leads')).toBe(true);
});
