import { expect, test } from 'vitest';
import { replyLength } from './reply-texts.ts';

test('a reply is measured in the unit of its source [REV-06]', () => {
  expect(replyLength('GMB', 'Merci à vous 🙂')).toEqual({ length: 18, limit: 4096, unit: 'bytes' });
  expect(replyLength('GATOREVIEWS', 'Merci à vous 🙂')).toEqual({
    length: 14,
    limit: 4000,
    unit: 'characters',
  });
});
