import { z } from 'zod';
import { contrast } from '#platform/contract/contrast.ts';
import { textField } from '#platform/contract/fields/field-kinds.ts';
import type { RecordField } from '#platform/contract/fields/record-fields.ts';
import { DEFAULT_LOCALE, localeSchema } from '#platform/contract/locale.ts';
import { PRODUCTS, SUITE_MODULES } from '#platform/contract/navigation.ts';
import { line } from '#platform/contract/text/text.ts';
import { currencySchema } from '#platform/contract/text/typed-values.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/time-zone.ts';
import { timeZoneSchema } from '../field-kinds.ts';
import { PLACE_NAME_MAX_LENGTH } from '../limits.ts';

/** Host of a brand's short URLs, `go.brand.example`, without scheme and path. */
const shortUrlBaseSchema = z
  .string()
  .transform((text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/\/$/, ''),
  )
  .pipe(z.string().max(253).refine(isHost, { error: 'host' }));

/**
 * Section of the editor that has the field. `fixed` fields appear in URLs and other systems, so they are set only once.
 */
type ClientPart = 'general' | 'modules' | 'brand' | 'fixed';

const text = { kind: 'text' } as const;
const none = { shown: z.string().nullable(), empty: null } as const;

/** The single definition of all client fields [SUP-01]. */
export const clientFields = {
  name: {
    ...textField({ min: 1, max: PLACE_NAME_MAX_LENGTH }),
    column: 'name',
    label: 'directory:field.name',
    part: 'general',
    inRow: true,
    filter: text,
    sort: true,
  },
  /** Lower-case letters, digits and hyphens. */
  identifier: {
    kind: 'identifier',
    schema: z
      .string()
      .transform((given) => given.trim().toLowerCase())
      .pipe(
        z
          .string()
          .min(1)
          .max(100)
          .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'identifier' }),
      ),
    shown: z.string(),
    empty: '',
    column: 'identifier',
    label: 'directory:field.identifier',
    part: 'fixed',
    inRow: true,
    filter: text,
    sort: true,
  },
  brandId: {
    kind: 'brandId',
    schema: line({ min: 1, max: 40 }).refine((given) => /^[A-Za-z0-9_-]+$/.test(given), {
      error: 'brandId',
    }),
    shown: z.string(),
    empty: '',
    column: 'brand_id',
    label: 'directory:field.brandId',
    part: 'fixed',
    inRow: true,
    filter: text,
  },
  /** Stored in a separate table. */
  modules: {
    kind: 'modules',
    schema: z
      .array(
        z.strictObject({
          module: z.enum(SUITE_MODULES).exclude(['superadmin']),
          product: z.enum(PRODUCTS),
        }),
      )
      .max(SUITE_MODULES.length)
      .refine((given) => new Set(given.map(({ module }) => module)).size === given.length, {
        error: 'moduleTwice',
      }),
    shown: z.array(z.object({ module: z.enum(SUITE_MODULES), product: z.enum(PRODUCTS) })),
    empty: [],
    label: 'directory:field.modules',
    part: 'modules',
    inRow: true,
  },
  shortUrlBase: {
    kind: 'host',
    schema: shortUrlBaseSchema.nullable(),
    ...none,
    column: 'short_url_base',
    label: 'directory:field.shortUrlBase',
    part: 'brand',
  },
  locales: {
    kind: 'locales',
    schema: z
      .array(localeSchema)
      .min(1)
      .refine((given) => new Set(given).size === given.length, { error: 'localeTwice' }),
    shown: z.array(localeSchema),
    empty: [DEFAULT_LOCALE],
    column: 'locales',
    label: 'directory:field.locales',
    part: 'brand',
  },
  defaultLocale: {
    kind: 'locale',
    schema: localeSchema,
    shown: localeSchema,
    empty: DEFAULT_LOCALE,
    column: 'default_locale',
    label: 'directory:field.defaultLocale',
    part: 'brand',
  },
  currency: {
    kind: 'currency',
    schema: currencySchema,
    shown: z.string(),
    empty: 'EUR',
    column: 'currency',
    label: 'directory:field.currency',
    part: 'brand',
  },
  /** Defines the brand's days: for periods, statistics, touchpoints, exports and public pages. */
  timeZone: {
    kind: 'timeZone',
    schema: timeZoneSchema,
    shown: z.string(),
    empty: DEFAULT_TIME_ZONE,
    column: 'time_zone',
    label: 'directory:field.timeZone',
    part: 'brand',
  },
  brandColor: {
    kind: 'color',
    schema: z
      .string()
      .transform((given) => given.trim().toLowerCase())
      .pipe(z.string().regex(/^#[0-9a-f]{6}$/, { error: 'color' }))
      .nullable(),
    ...none,
    column: 'brand_color',
    label: 'directory:field.brandColor',
    part: 'brand',
  },
} as const satisfies Record<string, RecordField & { part: ClientPart }>;

export type ClientFields = typeof clientFields;

function isHost(text: string): boolean {
  const labels = text.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) &&
    /[a-z]/.test(labels.at(-1) ?? '')
  );
}

/** Public pages show white text on the brand colour, so the colour must be dark enough. */
export function contrastWithWhite(color: string): number {
  return contrast(color, '#ffffff');
}
