import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { localeSchema } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { locatorSlugSchema } from './locator-calls.ts';

/** Calls of the public locator site's script; they use the same search as its pages [LOC-06]. */
const LOCATOR = '/gtr-api/locator/public/locators/{slug}';
const access = { kind: 'public', reason: 'A store locator is published for everybody.' } as const;
const params = z.strictObject({ slug: locatorSlugSchema });
/** Many visitors can share the address of their mobile carrier. */
const rate = { max: 1_200, seconds: 60 };
const FILTER_VALUES_MAX = 10;
const SEARCH_MAX_LENGTH = 80;

const one = <Item extends z.ZodType>(item: Item) =>
  z.union([item.transform((value) => [value]), z.array(item).max(FILTER_VALUES_MAX)]).optional();

const longitude = z.number();
const latitude = z.number();
/** What the map of a page shows. Pages name it in previews, so that the editor finds a place on their map. */
export const mapLookSchema = z.union([
  z.object({ centre: z.tuple([longitude, latitude]), zoom: z.number() }),
  /** West, south, east, north. */
  z.object({ bounds: z.tuple([longitude, latitude, longitude, latitude]) }),
]);
export type MapLook = z.infer<typeof mapLookSchema>;

const storeSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Path of the store's page, below the site's address. */
  href: z.string(),
  address: z.string(),
  phone: z.string(),
  typeId: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** `24 km`, in the visitor's unit. */
  distance: z.string().nullable(),
  isOpen: z.boolean().nullable(),
  /** `Open until 19:00`. */
  state: z.string().nullable(),
  services: z.array(z.string()),
});
export type FoundSiteStore = z.infer<typeof storeSchema>;

export const findSiteStoresCall = defineCall({
  method: 'GET',
  path: `${LOCATOR}/stores`,
  module: 'locator',
  summary: 'Stores of a public locator near a place, the nearest first.',
  access,
  anyOrigin: true,
  rate,
  params,
  query: z.object({
    locale: localeSchema.optional(),
    q: line({ max: SEARCH_MAX_LENGTH }).optional(),
    lat: z.coerce.number().min(-90).max(90).optional(),
    lng: z.coerce.number().min(-180).max(180).optional(),
    type: one(uuid),
    open: z.enum(['0', '1']).optional(),
    has: one(line({ max: 100 })),
    product: line({ max: 100 }).optional(),
    page: z.coerce.number().int().min(1).max(1_000).optional(),
  }),
  response: z.object({
    /** `14 stores near Rodez`. */
    title: z.string(),
    /** If no store is within the radius: the distance of the nearest one. */
    note: z.string().nullable(),
    items: z.array(storeSchema),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
    isNearest: z.boolean(),
    /** The place recognised in the search text; null without text or match. */
    place: z
      .object({
        label: z.string(),
        latitude: z.number().nullable(),
        longitude: z.number().nullable(),
      })
      .nullable(),
    /** URL of the page with the same results. */
    href: z.string(),
  }),
  errors: [notFound],
});

export const suggestSitePlacesCall = defineCall({
  method: 'GET',
  path: `${LOCATOR}/places`,
  module: 'locator',
  summary: 'Places and stores that begin like what a visitor of a public locator types.',
  access,
  anyOrigin: true,
  rate,
  params,
  query: z.object({
    locale: localeSchema.optional(),
    q: line({ max: SEARCH_MAX_LENGTH }),
  }),
  response: z.object({
    items: z.array(
      z.object({
        kind: z.enum(['town', 'postcode', 'store']),
        /** Text to search for. */
        label: z.string(),
        /** Page of the store, for suggested stores. */
        href: z.string().nullable(),
      }),
    ),
  }),
  errors: [notFound],
});
