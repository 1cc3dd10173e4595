import { expect, test } from 'vitest';
import { safeName } from './safe-name.ts';

test.each([
  'Åse',
  'Marie-Ève',
  'D’Arcy',
  "Chiara dell'Anna",
  'J. Robert',
  'María del Carmen',
  'Jérôme',
  '美咲',
  'Αλέξανδρος',
  'محمد',
  'שרה',
  'Нина',
])('%s greets in a mail to an unproven address [FORM-06]', (name) => {
  expect(safeName(`  ${name} `)).toBe(name.normalize('NFKC'));
});

test.each([
  'evil.example',
  'visit evil.com now',
  'https://evil.example/x',
  'http evil com',
  'www evil com',
  'evil．com',
  'evil。com',
  'evil․com',
  'evilꓸcom',
  'evilꞏcom',
  'a@evil.example',
  'evil/com',
  'call 0800 123',
  'You have won: open',
  'your account is blocked now',
  'A\nB: c',
  'Anna\u202emoc',
  'Anna\u200b.com',
  '{product}',
  '<a href=x>',
  'x'.repeat(41),
  '',
  ' ',
  null,
])('%j is not used as a name in a greeting [FORM-06]', (name) => {
  expect(safeName(name)).toBe('');
});
