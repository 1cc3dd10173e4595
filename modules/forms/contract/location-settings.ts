import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';
import { countrySchema } from '#platform/contract/text/country.ts';
import { line } from '#platform/contract/text/text.ts';
import { conditionsSchema } from './form-field.ts';
import { DISTANCE_LIMIT, RULES_LIMIT, TAG_MAX_LENGTH } from './limits.ts';

export const LOCATION_SOURCES = ['all', 'groups', 'types'] as const;

/** The first matching rule decides, before the visitor's choice. */
const routingRuleSchema = z.strictObject({
  id: uuid,
  when: conditionsSchema.min(1),
  locationId: uuid,
});
export type RoutingRule = z.output<typeof routingRuleSchema>;

const tagRuleSchema = z.strictObject({
  id: uuid,
  when: conditionsSchema,
  tag: line({ min: 1, max: TAG_MAX_LENGTH }),
});

/** Available shops, and the routing of requests to them [FORM-03] [LEAD-13]. */
export const locationSettingsSchema = z.strictObject({
  source: z.enum(LOCATION_SOURCES),
  groupIds: z.array(uuid).max(100),
  typeIds: z.array(uuid).max(100),
  /** Empty means all countries. */
  countries: z.array(countrySchema).max(250),
  /** In kilometres, regardless of the shown unit; null means no limit. */
  maxDistanceKm: z.number().int().min(1).max(DISTANCE_LIMIT).nullable(),
  goesTo: z.enum(['chosen', 'nearest']),
  rules: z.array(routingRuleSchema).max(RULES_LIMIT),
  tagRules: z.array(tagRuleSchema).max(RULES_LIMIT),
});
export type LocationSettings = z.output<typeof locationSettingsSchema>;

export const NEW_LOCATION_SETTINGS: LocationSettings = {
  source: 'all',
  groupIds: [],
  typeIds: [],
  countries: [],
  maxDistanceKm: null,
  goesTo: 'chosen',
  rules: [],
  tagRules: [],
};

/** Shops of the directory that a form offers [FORM-03]. */
export function placesOffered(settings: LocationSettings) {
  return {
    ...(settings.source === 'groups' && { groupIds: settings.groupIds }),
    ...(settings.source === 'types' && { typeIds: settings.typeIds }),
    ...(settings.countries.length > 0 && { countries: settings.countries }),
    maxKm: settings.maxDistanceKm,
  };
}
