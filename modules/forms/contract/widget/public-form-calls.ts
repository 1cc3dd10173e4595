import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { LOCALES, localeSchema } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import { countrySchema } from '#platform/contract/text/country.ts';
import { line } from '#platform/contract/text/text.ts';
import { DISTANCE_UNITS } from '../form-settings.ts';
import { domainNotAuthorized, formSwitchedOff } from '../intake/intake-calls.ts';
import { publicFormSchema } from '../public-form.ts';

/** The form in one of its languages, as the widget reads it on brand pages [FORM-08]. */
export const PUBLIC_FORM = '/gtr-api/lead-generation/public/forms/{formId}';
export const publicFormParams = z.strictObject({ formId: uuid });
/** If the form does not support the language, the response uses one that it supports. */
export const publicLocale = { locale: z.enum(LOCALES).optional().catch(undefined) };
export const publicFormErrors = [notFound, formSwitchedOff, domainNotAuthorized];

/** Cached for a minute: every page view requests it, and changes of a form may appear with this delay. */
const CACHE_SECONDS = 60;

export const publicFormCall = defineCall({
  method: 'GET',
  path: PUBLIC_FORM,
  module: 'forms',
  summary:
    'A form as the widget draws it, in the language that is asked for or read by the visitor.',
  access: {
    kind: 'public',
    reason: 'The form stands on public pages; it holds nothing that a visitor may not know.',
  },
  anyOrigin: true,
  cacheSeconds: CACHE_SECONDS,
  params: publicFormParams,
  query: z.object(publicLocale),
  response: publicFormSchema,
  errors: publicFormErrors,
});

export const publicFormTranslationsCall = defineCall({
  method: 'GET',
  path: `${PUBLIC_FORM}/translations`,
  module: 'forms',
  summary: 'The texts of a form in one of its languages.',
  access: { kind: 'public', reason: 'The same words stand on public pages.' },
  anyOrigin: true,
  cacheSeconds: CACHE_SECONDS,
  params: publicFormParams,
  query: z.object(publicLocale),
  response: z.object({
    locale: localeSchema,
    locales: z.array(localeSchema),
    texts: publicFormSchema.shape.texts,
  }),
  errors: publicFormErrors,
});

/** Shops that a visitor can choose from, nearest first [FORM-03] [FORM-08]. */
const shopSchema = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  /** The following fields are null if the form does not show them. */
  street: z.string().nullable(),
  postalCode: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  /** Monday first, in the local time of the shop. */
  openingHours: z.array(z.array(z.object({ from: z.string(), to: z.string() }))).nullable(),
  /** In the unit of the form; null also if the visitor's location is unknown. */
  distance: z.number().nullable(),
});

const lookSchema = z.object({
  /** URL of a base map image; relative URLs refer to the requested host. */
  url: z.string(),
  /** Positions of the shops in the image, in pixels. */
  pins: z.array(z.object({ id: z.string(), x: z.number(), y: z.number() })),
});

/** Two views of the base map: all shops, and one zoomed in on each shop where that is closer. */
const shopMapSchema = z.object({
  width: z.number().int(),
  height: z.number().int(),
  whole: lookSchema,
  near: z.array(z.object({ id: z.string(), look: lookSchema })),
});

export const shopsFoundSchema = z.object({
  items: z.array(shopSchema),
  distanceUnit: z.enum(DISTANCE_UNITS),
  /** The interpreted search place; null if none was recognized. */
  from: z.string().nullable(),
  /** The origin is approximate, so kilometres are rounded. */
  fromArea: z.boolean(),
  /** Null if the form shows no map or the positions of the shops are unknown. */
  map: shopMapSchema.nullable(),
});
export type ShopsFound = z.output<typeof shopsFoundSchema>;
export type FoundShop = ShopsFound['items'][number];
export type ShopMap = z.output<typeof shopMapSchema>;

export const findShopsCall = defineCall({
  method: 'GET',
  path: `${PUBLIC_FORM}/locations`,
  module: 'forms',
  summary: 'Shops of a form near a postal code, a town or a position.',
  access: {
    kind: 'public',
    reason: 'Where a brand is sold is public; a form shows no more of it.',
  },
  anyOrigin: true,
  rate: { max: 240, seconds: 60 },
  params: publicFormParams,
  query: z.object({
    ...publicLocale,
    words: line({ max: 100 }).optional(),
    latitude: z.coerce.number().min(-90).max(90).optional(),
    longitude: z.coerce.number().min(-180).max(180).optional(),
    country: countrySchema.optional().catch(undefined),
    /** If no place is given, search around any shop; for the editor's preview, which has no location. */
    anywhere: z.literal('true').optional(),
  }),
  response: shopsFoundSchema,
  errors: publicFormErrors,
});

/** Products of a form, by search terms or by references of the page [FORM-08]. */
export const PRODUCTS_SHOWN = 8;

const productSchema = z.object({
  sku: z.string(),
  name: z.string(),
  /** In hundredths; null if the form shows no prices or the price is unknown. */
  price: z.number().int().nullable(),
  currency: z.string().nullable(),
});
export type FoundProduct = z.output<typeof productSchema>;

export const findProductsCall = defineCall({
  method: 'GET',
  path: `${PUBLIC_FORM}/products`,
  module: 'forms',
  summary: 'Products that can be asked for in a form, by words or by reference.',
  access: {
    kind: 'public',
    reason: 'What a brand offers is public; inactive products are not told.',
  },
  anyOrigin: true,
  rate: { max: 240, seconds: 60 },
  params: publicFormParams,
  query: z.object({
    ...publicLocale,
    words: line({ max: 100 }).optional(),
    sku: line({ min: 1, max: 64 }).optional(),
  }),
  response: z.object({ items: z.array(productSchema) }),
  errors: publicFormErrors,
});
