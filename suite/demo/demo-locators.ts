import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { demoServices } from './demo-places.ts';

/** The store locators of the first brand; each step is published as a separate version. */
export interface DemoLocator {
  slug: string;
  name: string;
  /** Weight by the English name of a type. */
  weights: Readonly<Record<string, number>>;
  steps: readonly [Partial<LocatorConfig>, ...Partial<LocatorConfig>[]];
}

const services = {
  header: 'services',
  attributes: [...demoServices],
  display: 'tags',
  filter: true,
} as const;
const SERVICES = {
  key: 'services',
  values: {
    en: 'Services',
    fr: 'Services en magasin',
    de: 'Service im Geschäft',
    es: 'Servicios en tienda',
    it: 'Servizi in negozio',
    no: 'Tjenester i butikken',
  },
};
const PRIVACY = {
  key: 'link.privacy',
  values: {
    en: 'Privacy',
    fr: 'Confidentialité',
    de: 'Datenschutz',
    es: 'Privacidad',
    it: 'Privacy',
    no: 'Personvern',
  },
};
const COLLECTION = {
  key: 'link.collection',
  values: {
    en: 'The collection',
    fr: 'La collection',
    de: 'Die Kollektion',
    es: 'La colección',
    it: 'La collezione',
    no: 'Kolleksjonen',
  },
};
const links = {
  header: [
    { text: COLLECTION.key, url: 'https://maison-aubrac.example/collection', locales: [] },
    { text: 'Atelier', url: 'https://maison-aubrac.example/atelier', locales: ['fr' as const] },
  ],
  footer: [
    { text: PRIVACY.key, url: 'https://maison-aubrac.example/privacy', locales: [] },
    { text: 'Maison Aubrac', url: '{host}', locales: [] },
  ],
};
const weights = { 'Own boutique': 4, 'Department store': 1, Retailer: 0, 'Gift shop': 0 };

export const demoLocators: readonly DemoLocator[] = [
  {
    slug: 'revendeurs-fr',
    name: 'Revendeurs France',
    weights,
    steps: [
      {
        locales: ['fr', 'de', 'en'],
        defaultLocale: 'fr',
        countries: ['FR'],
        center: { lat: 46.6, lng: 2.4 },
        customData: [{ ...services, attributes: [...services.attributes] }],
        translations: [SERVICES],
      },
      { ...links, translations: [SERVICES, COLLECTION, PRIVACY] },
      { radiusKm: 40, css: '.store-name {\n  letter-spacing: 0.01em;\n}\n' },
    ],
  },
  {
    slug: 'retailers-worldwide',
    name: 'Retailers worldwide',
    weights,
    steps: [
      {
        locales: [...LOCALES],
        defaultLocale: 'en',
        crossBorders: true,
        customData: [{ ...services, attributes: [...services.attributes] }],
        translations: [SERVICES],
      },
      { ...links, translations: [SERVICES, COLLECTION, PRIVACY], geoDivisionLevel: 4 },
      { radiusKm: 100, resultsPerPage: 20, theme: 'auto' },
    ],
  },
];
