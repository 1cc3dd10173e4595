import { expect, test } from 'vitest';
import { PLAIN_STYLE } from '#modules/touchpoints/contract/code-style.ts';
import { wrongFields } from '#platform/web/fields/form/form-faults.ts';
import {
  configurationFormSchema,
  EMPTY_CONFIGURATION,
  slugifyName,
  toConfigurationBody,
  toConfigurationValues,
} from './configuration-values.ts';

const PACKAGING = {
  slug: 'packaging',
  name: 'Packaging',
  siteUrl: 'https://maison-aubrac.example/',
  fallbackUrl: null,
  style: PLAIN_STYLE,
  activated: true,
  version: 3,
};

test('a loaded configuration passes through the form unchanged', () => {
  const { slug, version, ...fields } = PACKAGING;
  expect(toConfigurationBody(toConfigurationValues(PACKAGING))).toEqual(fields);
});

test('a name is needed, addresses are not', () => {
  expect(wrongFields(configurationFormSchema, EMPTY_CONFIGURATION).name?.code).toBe('required');
  expect(wrongFields(configurationFormSchema, { ...EMPTY_CONFIGURATION, name: 'Posters' })).toEqual(
    {},
  );
});

test('unreachable addresses and incomplete colours are reported at their fields [TP-12]', () => {
  const wrong = wrongFields(configurationFormSchema, {
    ...EMPTY_CONFIGURATION,
    name: 'Posters',
    siteUrl: 'http://2130706433/',
    fallbackUrl: 'javascript:alert(1)',
    style: { ...PLAIN_STYLE, foreground: '#17352' },
  });
  expect(wrong.siteUrl?.code).toBe('destinationPrivate');
  expect(wrong.fallbackUrl?.code).toBe('destinationScheme');
  expect(wrong['style.foreground']?.code).toBe('color');
});

test('a new configuration has a slug of its name that nothing else has', () => {
  expect(slugifyName('Köder & Büffet', ['standard'])).toBe('koeder-bueffet');
  expect(slugifyName('Packaging', ['standard', 'packaging', 'packaging-2'])).toBe('packaging-3');
  expect(slugifyName('Standard', [])).toBe('standard-2');
  expect(slugifyName('日本', [])).toBe('configuration');
  expect(slugifyName('x'.repeat(200), []).length).toBeLessThanOrEqual(100);
});
