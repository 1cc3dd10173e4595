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
  /** Monday first, as the shop's own clock shows. */
  openingHours: z.array(z.array(z.object({ from: z.string(), to: z.string() }))).nullable(),
  /** In the form's unit; null also where nobody knows from where. */
  distance: z.number().nullable(),
});

const lookSchema = z.object({
  /** A picture of the ground; on the host that was asked where it names none. */
  url: z.string(),
  /** Where shops stand in it, in pixels. */
  pins: z.array(z.object({ id: z.string(), x: z.number(), y: z.number() })),
});

/** Two looks at the ground: all shops, and each from near, where that is nearer. */
const shopMapSchema = z.object({
  width: z.number().int(),
  height: z.number().int(),
  whole: lookSchema,
  near: z.array(z.object({ id: z.string(), look: lookSchema })),
});

export const shopsFoundSchema = z.object({
  items: z.array(shopSchema),
  distanceUnit: z.enum(DISTANCE_UNITS),
  /** What was understood of the words; null where nothing was. */
  from: z.string().nullable(),
  /** Only roughly: kilometres are rounded. */
  fromArea: z.boolean(),
  /** Null where the form shows none or nobody knows where the shops stand. */
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
    /** Around any of them where no place is named: for who looks at a form without being anywhere, as its editor does. */
    anywhere: z.literal('true').optional(),
  }),
  response: shopsFoundSchema,
  errors: publicFormErrors,
});
