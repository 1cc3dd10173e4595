import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { elideItalianArticles, italianArticles } from './italian-articles.ts';

test('the article is elided before the 8th and the 11th only [GEN-01]', () => {
  expect(elideItalianArticles('attivo dal 8 marzo 2026')).toBe('attivo dall’8 marzo 2026');
  expect(elideItalianArticles('Il 11 nov scade, fino al 8 dic')).toBe(
    'L’11 nov scade, fino all’8 dic',
  );
  expect(elideItalianArticles('File ERP del 11 mag')).toBe('File ERP dell’11 mag');
  for (const text of ['il 18 marzo', 'il 1 marzo', 'dal 8 al 11 per cento', 'portal 8 marzo'])
    expect(elideItalianArticles(text)).toBe(text);
});

test('only Italian texts are changed, whichever way the language is chosen [GEN-01]', async () => {
  const texts = createInstance();
  await texts.use(italianArticles).init({
    lng: 'it',
    postProcess: italianArticles.name,
    resources: {
      it: { translation: { since: 'dal {{day}}' } },
      fr: { translation: { since: 'dal {{day}}' } },
    },
  });
  const since = (t: unknown) =>
    (t as (key: string, params: object) => string)('since', { day: '8 mag' });
  expect(since(texts.t)).toBe('dall’8 mag');
  expect(since(texts.getFixedT('fr'))).toBe('dal 8 mag');
  await texts.changeLanguage('fr');
  expect(since(texts.t)).toBe('dal 8 mag');
  expect(since(texts.getFixedT('it'))).toBe('dall’8 mag');
});
