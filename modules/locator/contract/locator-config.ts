import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';
import { WEB_ADDRESS_MAX_LENGTH } from '#platform/contract/limits.ts';
import { LOCALES, type Locale, localeSchema } from '#platform/contract/locale.ts';
import { countrySchema } from '#platform/contract/text/country.ts';
import { line } from '#platform/contract/text/text.ts';
import {
  COUNTRIES_LIMIT,
  CSS_MAX_LENGTH,
  CUSTOM_DATA_ATTRIBUTES_LIMIT,
  CUSTOM_DATA_LIMIT,
  KEY_MAX_LENGTH,
  LINK_TEXT_MAX_LENGTH,
  LINKS_LIMIT,
  LOCATION_TYPES_LIMIT,
  RADIUS_KM_DEFAULT,
  RADIUS_KM_LIMIT,
  RESULTS_PER_PAGE_DEFAULT,
  RESULTS_PER_PAGE_LIMIT,
  TRANSLATION_KEY_MAX_LENGTH,
  TRANSLATION_MAX_LENGTH,
  TRANSLATIONS_LIMIT,
  TYPE_WEIGHT_LIMIT,
} from './limits.ts';

/**
 * Appearance and search settings of a store locator [LOC-04]. Every field has a default, so a new locator needs only a
 * name and a slug.
 */

/** `{host}` is replaced by the host of the public site [LOC-05]. */
export const HOST_PLACEHOLDER = '{host}';

/** A URL that starts with http://, https:// or {host}; may be empty if optional. */
export const locatorUrlSchema = z
  .string()
  .transform((text) => text.trim())
  .pipe(z.string().max(WEB_ADDRESS_MAX_LENGTH))
  .refine((text) => text === '' || isLocatorUrl(text), { error: 'urlOrHost' });

function isLocatorUrl(text: string): boolean {
  if (/[\s<>"'`\\]/u.test(text)) return false;
  const isPlaceholder = text.startsWith(HOST_PLACEHOLDER);
  const rest = isPlaceholder ? text.slice(HOST_PLACEHOLDER.length) : '';
  if (isPlaceholder && rest !== '' && !/^[/?#]/.test(rest)) return false;
  const whole = isPlaceholder ? `https://host.example${rest}` : text;
  if (!/^https?:\/\//i.test(whole) || whole.includes(HOST_PLACEHOLDER)) return false;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  return url !== null && url.username === '' && url.password === '';
}

const text = line({ max: LINK_TEXT_MAX_LENGTH });

/** A type of the directory with its marker and its weight in the sort by distance. */
const locationTypeSchema = z.strictObject({
  typeId: uuid,
  markerUrl: locatorUrlSchema,
  iconUrl: locatorUrlSchema,
  /** 0: distance alone; each step makes a store count as nearer (docs/decisions/locators.md). */
  weight: z.number().int().min(0).max(TYPE_WEIGHT_LIMIT),
});

/** A titled list of facts on a location's page, from attributes of the directory. */
const customDataSchema = z.strictObject({
  /** Title; a translation key provides it in each language. */
  header: line({ min: 1, max: LINK_TEXT_MAX_LENGTH }),
  attributes: z
    .array(line({ min: 1, max: 100 }))
    .min(1, { error: 'noAttribute' })
    .max(CUSTOM_DATA_ATTRIBUTES_LIMIT),
  /** `tags`: each attribute that is set, by its name; `values`: name and value. */
  display: z.enum(['tags', 'values']),
  /** Whether visitors can filter stores by it. */
  filter: z.boolean(),
});

/**
 * A text of the public site, customised by the brand. Its key is a built-in one, or a new one for links and headers.
 */
const translationSchema = z.strictObject({
  key: z
    .string()
    .min(1)
    .max(TRANSLATION_KEY_MAX_LENGTH)
    .regex(/^[A-Za-z][\w.-]*$/, { error: 'translationKey' }),
  values: z.partialRecord(localeSchema, line({ max: TRANSLATION_MAX_LENGTH })),
});

/** The text is shown unchanged or is a translation key. Without a locale the link is shown in every language. */
const linkSchema = z
  .strictObject({ text, url: locatorUrlSchema, locales: z.array(localeSchema).max(LOCALES.length) })
  .superRefine((link, context) => {
    // Reported at the link, because an empty field alone would only be reported as required.
    if (link.text === '' || link.url === '')
      context.addIssue({ code: 'custom', message: 'incompleteLink' });
  });
const linksSchema = z
  .array(linkSchema)
  .max(LINKS_LIMIT)
  .superRefine(refuseRepeated((link) => `${link.text} ${link.url}`, 'linkExists', 'text'));

/** Shapes of the types on maps and in lists, in their order, because a brand may change the colours. */
const TYPE_SHAPES = ['disc', 'ring', 'square', 'diamond', 'triangle'] as const;
export type TypeShape = (typeof TYPE_SHAPES)[number];

/** The shape of a type by its place in the list, in turns; a type that is not in the list is a disc. */
export function typeShape(place: number): TypeShape {
  return (place >= 0 ? TYPE_SHAPES[place % TYPE_SHAPES.length] : undefined) ?? 'disc';
}

export const MAP_THEMES = ['light', 'dark', 'auto'] as const;

export const locatorConfigSchema = z
  .strictObject({
    /** Initial centre of the map; null shows all stores. */
    center: z
      .strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
      .nullable(),
    /** Style and key of the brand's own map provider; without them the embedded map is shown. The key is visible in pages. */
    mapId: line({ max: KEY_MAX_LENGTH }),
    apiKey: line({ max: KEY_MAX_LENGTH }),
    defaultMarkerUrl: locatorUrlSchema,
    locationTypes: z
      .array(locationTypeSchema)
      .max(LOCATION_TYPES_LIMIT)
      .superRefine(refuseRepeated((type) => type.typeId, 'typeExists', 'typeId')),
    /** Only stores of the listed types are shown. */
    onlyListedTypes: z.boolean(),
    /** Algolia index; if empty, the directory's own search is used. */
    searchIndex: line({ max: KEY_MAX_LENGTH }),
    searchAppId: line({ max: KEY_MAX_LENGTH }),
    searchApiKey: line({ max: KEY_MAX_LENGTH }),
    resultsPerPage: z.number().int().min(1).max(RESULTS_PER_PAGE_LIMIT),
    radiusKm: z.number().int().min(1).max(RADIUS_KM_LIMIT),
    /** Stores of a neighbour country rank by distance alone. */
    crossBorders: z.boolean(),
    /** Null: miles if usual for the visitor's language and country. */
    miles: z.boolean().nullable(),
    /** Pages per area down to this level: 1 country, 2 region, 3 county, 4 town. */
    geoDivisionLevel: z.number().int().min(1).max(4),
    allowIndexation: z.boolean(),
    favicon: locatorUrlSchema,
    logo: locatorUrlSchema,
    css: z.string().max(CSS_MAX_LENGTH),
    theme: z.enum(MAP_THEMES),
    /** Empty: every country with a store. */
    countries: z.array(countrySchema).max(COUNTRIES_LIMIT),
    locales: z.array(localeSchema).min(1, { error: 'noLocale' }).max(LOCALES.length),
    defaultLocale: localeSchema,
    sitemap: z.strictObject({ areas: z.boolean(), locations: z.boolean() }),
    tracking: z.strictObject({
      /** Google Analytics of the brand (G-…); loaded only after the visitor's consent. */
      measurementId: z
        .string()
        .transform((given) => given.trim().toUpperCase())
        .pipe(z.string().regex(/^(?:G-[A-Z0-9]{4,20})?$/, { error: 'measurementId' })),
      /** The brand's privacy policy. */
      privacyUrl: locatorUrlSchema,
      /** Sources of the dashboard: a Search Console site and a GA4 property. */
      searchConsoleSite: line({ max: KEY_MAX_LENGTH }),
      analyticsProperty: z
        .string()
        .transform((given) => given.trim())
        .pipe(z.string().regex(/^\d{0,20}$/, { error: 'propertyId' })),
    }),
    defaultFormId: uuid.nullable(),
    customData: z
      .array(customDataSchema)
      .max(CUSTOM_DATA_LIMIT)
      .superRefine(
        refuseRepeated((list) => list.header.toLocaleLowerCase('en'), 'headerDuplicated', 'header'),
      ),
    translations: z
      .array(translationSchema)
      .max(TRANSLATIONS_LIMIT)
      .superRefine(refuseRepeated((each) => each.key, 'keyUsed', 'key')),
    header: linksSchema,
    footer: linksSchema,
  })
  .superRefine((config, context) => {
    if (!config.locales.includes(config.defaultLocale))
      context.addIssue({ code: 'custom', message: 'localeNotOffered', path: ['defaultLocale'] });
  });
export type LocatorConfig = z.infer<typeof locatorConfigSchema>;

/** The later of two equal entries is refused, at its own field. */
function refuseRepeated<Item>(keyOf: (item: Item) => string, message: string, field: string) {
  return (items: readonly Item[], context: z.RefinementCtx) => {
    const seen = new Set<string>();
    for (const [index, item] of items.entries()) {
      const key = keyOf(item);
      if (seen.has(key)) context.addIssue({ code: 'custom', message, path: [index, field] });
      seen.add(key);
    }
  };
}

/** A new locator shows all open locations of the directory, in the brand's languages. */
export function defaultLocatorConfig(brand: {
  locales: readonly Locale[];
  defaultLocale: Locale;
}): LocatorConfig {
  return {
    center: null,
    mapId: '',
    apiKey: '',
    defaultMarkerUrl: '',
    locationTypes: [],
    onlyListedTypes: false,
    searchIndex: '',
    searchAppId: '',
    searchApiKey: '',
    resultsPerPage: RESULTS_PER_PAGE_DEFAULT,
    radiusKm: RADIUS_KM_DEFAULT,
    crossBorders: false,
    miles: null,
    geoDivisionLevel: 2,
    allowIndexation: true,
    favicon: '',
    logo: '',
    css: '',
    theme: 'light',
    countries: [],
    locales: [...brand.locales],
    defaultLocale: brand.defaultLocale,
    sitemap: { areas: true, locations: true },
    tracking: { measurementId: '', privacyUrl: '', searchConsoleSite: '', analyticsProperty: '' },
    defaultFormId: null,
    customData: [],
    translations: [],
    header: [],
    footer: [],
  };
}

/** The eight tabs of the editor [LOC-03] with their configuration fields. */
export const LOCATOR_TABS = {
  settings: [
    'locales',
    'defaultLocale',
    'allowIndexation',
    'sitemap',
    'tracking',
    'favicon',
    'logo',
    'theme',
    'css',
  ],
  map: [
    'center',
    'geoDivisionLevel',
    'mapId',
    'apiKey',
    'defaultMarkerUrl',
    'locationTypes',
    'onlyListedTypes',
    'countries',
    'miles',
  ],
  search: [
    'searchIndex',
    'searchAppId',
    'searchApiKey',
    'resultsPerPage',
    'radiusKm',
    'crossBorders',
  ],
  location: ['defaultFormId'],
  translations: ['translations'],
  customData: ['customData'],
  header: ['header'],
  footer: ['footer'],
} as const satisfies Record<string, readonly (keyof LocatorConfig)[]>;
export type LocatorTab = keyof typeof LOCATOR_TABS;
