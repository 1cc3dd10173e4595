import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { changedMeanwhile } from '#platform/contract/problems.ts';
import { COUNTRY_CODES } from '#platform/contract/text/country.ts';
import { line } from '#platform/contract/text/text.ts';
import { currencySchema } from '#platform/contract/text/typed-values.ts';
import {
  CATEGORIES_MAX,
  CATEGORY_PRICES_MAX,
  CONFIGURATION_MAX_BYTES,
  DOMAINS_MAX,
  PRICE_MAX,
  RULES_PER_LEGEND_MAX,
  SUB_ACTIVITIES_MAX,
} from './limits.ts';
import { MEASURES } from './measures.ts';
import { configureOpportunity, seeOpportunity } from './permissions.ts';

/**
 * Configuration of the opportunity map [OPP-02, OPP-08]. Every field has a default, so an empty configuration is a
 * working map.
 */
export const RULE_OPERATORS = [
  'equals',
  'superior',
  'inferior',
  'superiorEqual',
  'inferiorEqual',
] as const;
export type RuleOperator = (typeof RULE_OPERATORS)[number];

/** Hex colour with three or six digits. */
export const hexColour = z
  .string()
  .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, { error: 'colour' });

/**
 * Rules are evaluated top down: the first match colours the area. Without a colour, a rule has the automatic step of its
 * position.
 */
export const legendRuleSchema = z.strictObject({
  operator: z.enum(RULE_OPERATORS),
  /** A share is 0.12 for 12 %, money is in hundredths. */
  value: z.number().min(-1_000_000_000_000).max(1_000_000_000_000),
  colour: hexColour.nullable().default(null),
});
export type LegendRule = z.infer<typeof legendRuleSchema>;

const rules = z.array(legendRuleSchema).max(RULES_PER_LEGEND_MAX);
export const layerSchema = z.strictObject({
  level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  shown: z.boolean(),
  /** Shown from this zoom level until the next level begins. */
  fromZoom: z.number().min(0).max(16),
  /** A client's own layer that replaces the embedded areas of this level. */
  ownLayerId: uuid.nullable().default(null),
  style: z
    .strictObject({
      /** In percent. */
      opacity: z.number().int().min(10).max(100).default(100),
      borderWidth: z.number().min(0).max(4).default(1),
    })
    .prefault({}),
  /** A measure without rules has automatic steps. */
  legends: z.partialRecord(z.enum(MEASURES), rules).default({}),
});
export type MapLayer = z.infer<typeof layerSchema>;

const markerStyle = z.strictObject({
  shape: z.enum(['disc', 'ring', 'square']),
  colour: hexColour.nullable(),
});
const price = z.number().int({ error: 'wholeNumber' }).min(0).max(PRICE_MAX);
const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, { error: 'categorySlug' });
const labels = z.partialRecord(z.enum(LOCALES), line({ max: 80 }));

export const configurationSchema = z.strictObject({
  /** Style of the client's map provider; empty: the suite's map. */
  mapId: line({ max: 100 }).default(''),
  /** Key of the provider, visible in pages. */
  mapKey: line({ max: 200 }).default(''),
  /** Empty: every country with demand or retailers. */
  countries: z
    .array(z.string().refine((code) => COUNTRY_CODES.includes(code), { error: 'country' }))
    .max(250)
    .default([]),
  layers: z
    .array(layerSchema)
    .length(4)
    .prefault([
      { level: 1, shown: true, fromZoom: 0 },
      { level: 2, shown: true, fromZoom: 5 },
      { level: 3, shown: true, fromZoom: 7 },
      { level: 4, shown: false, fromZoom: 10 },
    ]),
  markers: z
    .strictObject({
      sells: markerStyle.default({ shape: 'disc', colour: null }),
      prospect: markerStyle.default({ shape: 'ring', colour: null }),
    })
    .prefault({}),
  /** Null: the brand's. */
  currency: currencySchema.nullable().default(null),
  /** Value of an intention whose category has no price, in hundredths. */
  defaultPrice: price.default(0),
  /** Groups of the catalogue's product categories. Without groups, each category is used alone. */
  categories: z
    .array(
      z.strictObject({
        slug,
        labels,
        /** Category names in the catalogue. */
        productCategories: z
          .array(line({ max: 200 }))
          .max(100)
          .default([]),
        price: price.nullable().default(null),
      }),
    )
    .max(CATEGORIES_MAX)
    .default([]),
  /** Prices of catalogue categories that are in no group. */
  categoryPrices: z
    .record(z.string().min(1).max(200), price)
    .superRefine((prices, context) => {
      if (Object.keys(prices).length > CATEGORY_PRICES_MAX)
        context.addIssue({
          code: 'too_big',
          origin: 'map',
          maximum: CATEGORY_PRICES_MAX,
          input: prices,
        });
    })
    .default({}),
  /** Subdivisions of the prospects of an activity, for filters and files. */
  subActivities: z
    .array(z.strictObject({ activity: line({ max: 200 }), name: line({ max: 200 }) }))
    .max(SUB_ACTIVITIES_MAX)
    .default([]),
  /** Host names of the brand's pages that may read the figures of the map. */
  authorizedDomains: z
    .array(
      z
        .string()
        .max(253)
        .regex(/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, { error: 'domain' }),
    )
    .max(DOMAINS_MAX)
    .default([]),
  /** A retailer farther away does not serve an intention. */
  nearKm: z.number().int().min(1).max(500).default(40),
  /** Areas with fewer intentions are grey. */
  fewIntentions: z.number().int().min(0).max(100_000).default(5),
});
export type OpportunityConfig = z.infer<typeof configurationSchema>;

export const DEFAULT_CONFIG: OpportunityConfig = configurationSchema.parse({});

const stored = z.object({
  config: configurationSchema,
  /** 0 if nothing is saved yet. */
  version: z.number().int(),
  savedAt: z.iso.datetime().nullable(),
  savedBy: z.string().nullable(),
  /** Currency of prices: the configuration's, otherwise the brand's. */
  currency: z.string(),
});
const params = z.strictObject({ clientId: uuid });

export const getConfigurationCall = defineCall({
  method: 'GET',
  path: '/gtr-api/opportunity/clients/{clientId}/configuration',
  module: 'opportunity',
  summary: 'What the opportunity map shows: layers, legends, prices, categories, countries.',
  access: { kind: 'client', client: 'params.clientId', may: seeOpportunity },
  params,
  response: stored,
});

export const saveConfigurationCall = defineCall({
  method: 'PUT',
  path: '/gtr-api/opportunity/clients/{clientId}/configuration',
  module: 'opportunity',
  summary: 'Save what the opportunity map shows; legends that overlap or leave a hole are refused.',
  access: { kind: 'client', client: 'params.clientId', may: configureOpportunity },
  params,
  body: z.strictObject({ config: configurationSchema, version: z.number().int().min(0) }),
  bodyBytes: CONFIGURATION_MAX_BYTES,
  response: stored,
  errors: [changedMeanwhile],
});
