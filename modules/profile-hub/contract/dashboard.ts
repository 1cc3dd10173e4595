import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { SHEET_FORMATS } from '#platform/contract/files/export-body.ts';
import { seeContactFigures } from './permissions.ts';
import { GENDERS } from './standard-criteria.ts';

/** Number and types of a brand's contacts, and how complete their data is [PH-01]. */
export const DASHBOARD_MONTHS = [12, 24] as const;

/**
 * In years, both ends inclusive; the last band is open. A person's age increases on the first day of the birth month.
 */
export const AGE_BANDS: readonly { from: number; to: number | null }[] = [
  { from: 0, to: 17 },
  { from: 18, to: 24 },
  { from: 25, to: 34 },
  { from: 35, to: 44 },
  { from: 45, to: 54 },
  { from: 55, to: 64 },
  { from: 65, to: null },
];

const query = {
  brandId: z.string(),
  months: z.coerce
    .number()
    .pipe(z.literal([...DASHBOARD_MONTHS]))
    .default(12),
};

const counted = {
  count: z.number().int(),
  /** Share of all contacts, from 0 to 1. */ share: z.number(),
};
const figure = z.object(counted);

export const getDashboardCall = defineCall({
  method: 'GET',
  path: '/api/ph/dashboard',
  module: 'profile-hub',
  summary:
    'How many contacts a brand has over time, their consent, knowledge, gender, age, country.',
  access: { kind: 'client', client: 'query.brandId', may: seeContactFigures },
  query: z.strictObject(query),
  response: z.object({
    countedAt: z.string(),
    totalProfiles: z.object({
      count: z.number().int(),
      /** Contacts at the end of each month (2026-11); the last entry is the current count. */
      monthes: z.array(z.object({ month: z.string(), count: z.number().int() })),
    }),
    optInProportion: z.object({
      /** Consented to at least one purpose. */
      any: figure,
      email: figure,
      phone: figure,
      partners: figure,
      /** Consented to e-mails and has an address. */
      reachableByEmail: figure,
    }),
    /** Custom purposes of the brand. */
    optInCustom: z.array(z.object({ slug: z.string(), label: z.string(), ...counted })),
    averageKnowledge: z.object({
      share: z.number(),
      /** Average number of criteria with a value per contact. */
      filled: z.number(),
      criterias: z.number().int(),
    }),
    /** Null if unknown, here and below. */
    genders: z.array(z.object({ gender: z.enum(GENDERS).nullable(), ...counted })),
    ages: z.array(
      z.object({
        band: z
          .object({
            from: z.number().int(),
            to: z.number().int().nullable(),
            /** First and last possible birth date. */
            born: z.tuple([z.string(), z.string()]),
          })
          .nullable(),
        ...counted,
      }),
    ),
    countries: z.array(z.object({ country: z.string().nullable(), ...counted })),
  }),
});

export const getDashboardFileCall = defineCall({
  method: 'GET',
  path: '/api/ph/dashboard/file',
  module: 'profile-hub',
  summary: 'The figures of the dashboard as a file.',
  access: { kind: 'client', client: 'query.brandId', may: seeContactFigures },
  query: z.strictObject({ ...query, format: z.enum(SHEET_FORMATS).default('xlsx') }),
  response: { file: 'application/octet-stream' },
});
