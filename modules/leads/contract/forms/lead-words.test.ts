import { expect, test } from 'vitest';
import { agreedWord } from './lead-words.ts';

test('forms that agree on a word give it to the client, others leave the house’s [FORM-02]', () => {
  expect(agreedWord(['quote', 'quote'])).toBe('quote');
  expect(agreedWord(['quote', 'appointment'])).toBe('lead');
  expect(agreedWord(['lead', 'quote'])).toBe('lead');
  expect(agreedWord([])).toBe('lead');
});
