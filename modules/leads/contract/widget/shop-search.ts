import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { countrySchema } from '#platform/contract/text/country.ts';
import { line } from '#platform/contract/text/text.ts';
import { DISTANCE_UNITS } from '../forms/form-settings.ts';
import {
  PUBLIC_FORM,
  publicFormErrors,
  publicFormParams,
  publicLocale,
} from './public-form-calls.ts';

/** The shops that a visitor of a form can choose from, the nearest first [FORM-03] [FORM-08]. */
const shopSchema = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  /** What follows is null where the form does not show it. */
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
  /** Only roughly: kilometres are rounded. */
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
  module: 'leads',
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
