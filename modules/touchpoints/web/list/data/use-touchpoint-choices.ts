import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getSearchFiltersCall } from '#modules/touchpoints/contract/search-touchpoints.ts';
import {
  LANDING_STATES,
  TOUCHPOINT_STATES,
  TOUCHPOINT_TYPES,
} from '#modules/touchpoints/contract/touchpoint.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { TIME_PRESETS } from '#platform/web/date-range/period.ts';
import type { FilterField } from '#platform/web/filters/filter-field.ts';
import { useCountryNames } from '#platform/web/format/use-country-names.ts';
import {
  FIELD_NAMES,
  LANDING_STATE_NAMES,
  STATE_NAMES,
  type TouchpointField,
  TYPE_NAMES,
} from '../components/touchpoint-names.ts';

/** What the touchpoints of a brand can be narrowed by, and how many each view has [TP-01]. */
export function useTouchpointChoices(brandId: string) {
  const { t } = useTranslation();
  const { nameOf } = useCountryNames();
  const { data } = useCall(getSearchFiltersCall, { query: { brandId } });
  return useMemo(() => {
    const named = <Id extends TouchpointField>(id: Id) => ({ id, name: t(FIELD_NAMES[id]) });
    const choice = (
      id: TouchpointField,
      options: readonly { value: string; label: string }[],
    ): FilterField => ({ ...named(id), kind: 'choice', options });
    const configurations = data?.configurations ?? [];
    const countries = data?.countries ?? [];
    const fields: FilterField[] = [
      choice(
        'type',
        TOUCHPOINT_TYPES.map((value) => ({ value, label: t(TYPE_NAMES[value]) })),
      ),
      choice(
        'state',
        TOUCHPOINT_STATES.map((value) => ({ value, label: t(STATE_NAMES[value]) })),
      ),
      { ...named('scans'), kind: 'number' },
      ...(countries.length > 0
        ? [
            choice(
              'scannedIn',
              countries.map((value) => ({ value, label: nameOf(value) })),
            ),
          ]
        : []),
      { ...named('quantity'), kind: 'number' },
      { ...named('hasQuantity'), kind: 'boolean' },
      { ...named('suffix'), kind: 'text' },
      { ...named('sku'), kind: 'text' },
      { ...named('product'), kind: 'text' },
      { ...named('description'), kind: 'text' },
      { ...named('destination'), kind: 'text' },
      { ...named('started'), kind: 'date', presets: TIME_PRESETS },
      { ...named('ended'), kind: 'date', presets: TIME_PRESETS },
      { ...named('created'), kind: 'date', presets: TIME_PRESETS },
      choice(
        'landing',
        LANDING_STATES.map((value) => ({ value, label: t(LANDING_STATE_NAMES[value]) })),
      ),
      ...(configurations.length > 1
        ? [
            choice(
              'configuration',
              configurations.map(({ slug, name }) => ({ value: slug, label: name })),
            ),
          ]
        : []),
    ];
    return { views: data?.views, deadCodes: data?.deadCodes ?? 0, fields };
  }, [t, nameOf, data]);
}
