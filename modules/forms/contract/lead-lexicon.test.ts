import { expect, test } from 'vitest';
import { commonLexicon } from './form-settings.ts';

test('the client uses the lead term on which all its forms agree, else the default term [FORM-02]', () => {
  expect(commonLexicon(['quote', 'quote'])).toBe('quote');
  expect(commonLexicon(['quote', 'appointment'])).toBe('lead');
  expect(commonLexicon(['lead', 'quote'])).toBe('lead');
  expect(commonLexicon([])).toBe('lead');
});
