import { expect, test } from 'vitest';
import { firstWrong } from './use-settings-form.ts';

test('of several wrong settings the first one on the screen gets the focus [REV-07]', () => {
  expect(firstWrong(['delayMinutes', 'rules.0.words', 'templates.1.texts.fr'])).toBe(
    'templates.1.texts.fr',
  );
  expect(firstWrong(['delayMinutes', 'signature'])).toBe('signature');
  expect(firstWrong([])).toBe(undefined);
});
