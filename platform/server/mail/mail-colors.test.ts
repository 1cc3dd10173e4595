import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BRASS, MAIL_COLORS, ON_FASCIA } from './mail-layout.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../web/theme/tokens.css'), 'utf8');
const mailbox = readFileSync(join(import.meta.dirname, 'mailbox/mailbox.css'), 'utf8');
const light = tokens.slice(0, tokens.indexOf('[data-mantine-color-scheme="dark"]'));
const dark = tokens.slice(light.length);

function token(theme: string, name: string): string | undefined {
  return new RegExp(`--c-${name}:\\s*(#[0-9a-f]+)`).exec(theme)?.[1];
}
/** Borders, whose tokens are also used as grounds. */
const TOKENS: Partial<Record<string, string>> = { rule: 'border', edge: 'border-strong' };
const both = (name: string) => [token(light, name), token(dark, name)];

test('the colours of mails are those of the design', () => {
  for (const [name, [, ...values]] of Object.entries(MAIL_COLORS))
    expect(
      values.map((value) => value.toLowerCase()),
      name,
    ).toEqual(both(TOKENS[name] ?? name));
  expect(BRASS.toLowerCase()).toBe(token(light, 'brass-on-header'));
  expect(ON_FASCIA.toLowerCase()).toBe(token(light, 'on-header'));
});

test('the colours of the local mailbox are those of the design', () => {
  const used = [...mailbox.matchAll(/--c-([\w-]+): light-dark\((#\w+), (#\w+)\)/g)];
  expect(used.length).toBeGreaterThan(10);
  for (const [, name = '', ...values] of used) expect(values, name).toEqual(both(name));
});
