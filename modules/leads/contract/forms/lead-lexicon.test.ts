import { expect, test } from 'vitest';
import { commonLexicon } from './form-settings.ts';

test('forms that agree on a word give it to the client, others leave the house’s [FORM-02]', () => {
  expect(commonLexicon(['quote', 'quote'])).toBe('quote');
  expect(commonLexicon(['quote', 'appointment'])).toBe('lead');
  expect(commonLexicon(['lead', 'quote'])).toBe('lead');
  expect(commonLexicon([])).toBe('lead');
});
