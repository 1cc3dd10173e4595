import { z } from 'zod';
import { commaSeparatedSchema } from '#platform/contract/lists/define-list.ts';
import { calendarDay } from '#platform/contract/text/typed-values.ts';
import { FILTER_VALUES_MAX } from './limits.ts';
import { INTENTION_SOURCES } from './measures.ts';
import { ERP_AGAINST, ERP_PERIODS, ERP_REFERENCES, MAP_PERIODS } from './periods.ts';

/** A filter value in a URL. Callers percent-encode it twice, so that a comma does not split it. */
const values = commaSeparatedSchema(z.string().min(1).max(600), FILTER_VALUES_MAX).transform(
  (all) =>
    all.map((text) => {
      try {
        return decodeURIComponent(text);
      } catch {
        return text;
      }
    }),
);

/** Filters of retailers [OPP-03]. */
export const retailerFilter = {
  affiliations: values.optional(),
  activities: values.optional(),
  /** Names of location types. */
  types: values.optional(),
};
/** Filters of demand and retailers [OPP-03]. */
export const mapFilter = {
  /** Slugs of the configured categories, or else category names of the catalogue. */
  categories: values.optional(),
  sources: commaSeparatedSchema(z.enum(INTENTION_SOURCES), INTENTION_SOURCES.length).optional(),
  ...retailerFilter,
};
export const mapPeriod = { period: z.enum(MAP_PERIODS).default('last-3-months') };
/** Comparison period of sales [OPP-04]. */
export const erpChoice = {
  against: z.enum(ERP_AGAINST).default('last-year'),
  erpPeriod: z.enum(ERP_PERIODS).default('month'),
  reference: z.enum(ERP_REFERENCES).default('month-to-date'),
  erpFrom: calendarDay.optional(),
  erpTo: calendarDay.optional(),
};

const choices = z.strictObject({ ...mapFilter, ...mapPeriod, ...erpChoice });
/** All URL parameters that affect the figures of the map. */
export type MapChoices = z.infer<typeof choices>;

/** West, south, east, north, comma-separated. West is greater than east if the view crosses the date line. */
export const boundsSchema = z
  .string()
  .max(120)
  .transform((text) => text.split(',').map(Number))
  .pipe(
    z.tuple([
      z.number().min(-180).max(180),
      z.number().min(-90).max(90),
      z.number().min(-180).max(180),
      z.number().min(-90).max(90),
    ]),
  );
export type Bounds = z.infer<typeof boundsSchema>;
