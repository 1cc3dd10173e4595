import type { DraftField } from './editor-draft.ts';

/** Labels of fields: at inputs, in the action bar and in differences between versions. */
export const FIELD_NAMES = {
  name: 'locator:field.name',
  host: 'locator:field.host',
  center: 'locator:field.center',
  mapId: 'locator:field.mapId',
  apiKey: 'locator:field.apiKey',
  defaultMarkerUrl: 'locator:field.defaultMarkerUrl',
  locationTypes: 'locator:field.locationTypes',
  onlyListedTypes: 'locator:field.onlyListedTypes',
  searchIndex: 'locator:field.searchIndex',
  searchAppId: 'locator:field.searchAppId',
  searchApiKey: 'locator:field.searchApiKey',
  resultsPerPage: 'locator:field.resultsPerPage',
  radiusKm: 'locator:field.radiusKm',
  crossBorders: 'locator:field.crossBorders',
  miles: 'locator:field.miles',
  geoDivisionLevel: 'locator:field.geoDivisionLevel',
  allowIndexation: 'locator:field.allowIndexation',
  favicon: 'locator:field.favicon',
  logo: 'locator:field.logo',
  css: 'locator:field.css',
  theme: 'locator:field.theme',
  countries: 'locator:field.countries',
  locales: 'locator:field.locales',
  defaultLocale: 'locator:field.defaultLocale',
  sitemap: 'locator:field.sitemap',
  tracking: 'locator:field.tracking',
  defaultFormId: 'locator:field.defaultFormId',
  customData: 'locator:field.customData',
  translations: 'locator:field.translations',
  header: 'locator:field.header',
  footer: 'locator:field.footer',
} as const satisfies Record<DraftField, string>;

export const LEVEL_NAMES = {
  1: 'locator:editor.level.country',
  2: 'locator:editor.level.region',
  3: 'locator:editor.level.county',
  4: 'locator:editor.level.city',
} as const;
