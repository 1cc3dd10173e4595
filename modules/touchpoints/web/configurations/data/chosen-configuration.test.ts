import { expect, test } from 'vitest';
import { PLAIN_STYLE } from '#modules/touchpoints/contract/code-style.ts';
import { chosenConfiguration } from '../components/configurations-page.tsx';

const named = (slug: string) => ({
  slug,
  name: slug,
  siteUrl: null,
  fallbackUrl: null,
  style: PLAIN_STYLE,
  activated: true,
  version: 1,
});
const ALL = [named('standard'), named('packaging')];

test('the address names a configuration, and without one the standard one is shown', () => {
  expect(chosenConfiguration(ALL, 'packaging')?.slug).toBe('packaging');
  expect(chosenConfiguration(ALL, undefined)?.slug).toBe('standard');
});

test('no slug selects no configuration, and an unknown slug selects the standard one', () => {
  expect(chosenConfiguration(ALL, null)).toBeNull();
  expect(chosenConfiguration(ALL, 'gone')?.slug).toBe('standard');
});
