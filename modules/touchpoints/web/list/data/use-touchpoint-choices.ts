import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getSearchFiltersCall } from '#modules/touchpoints/contract/search-touchpoints.ts';
import {
  LANDING_STATES,
  TOUCHPOINT_STATES,
  TOUCHPOINT_TYPES,
} from '#modules/touchpoints/contract/touchpoint.ts';
import { touchpointList } from '#modules/touchpoints/contract/touchpoint-list.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCountryNames } from '#platform/web/format/use-country-names.ts';
import { buildFilterFields } from '#platform/web/list/build-filter-fields.ts';
import { useNames } from '#platform/web/module/use-names.ts';
import {
  FIELD_NAMES,
  LANDING_STATE_NAMES,
  STATE_NAMES,
  TYPE_NAMES,
} from '../components/touchpoint-names.ts';

/** Filter options of a brand's touchpoints, and the number in each view [TP-01]. */
export function useTouchpointChoices(brandId: string) {
  const { t } = useTranslation();
  const names = useNames(FIELD_NAMES);
  const { nameOf } = useCountryNames();
  const { data } = useCall(getSearchFiltersCall, { query: { brandId } });
  return useMemo(() => {
    const configurations = data?.configurations ?? [];
    const fields = buildFilterFields(touchpointList, names, {
      type: TOUCHPOINT_TYPES.map((value) => ({ value, label: t(TYPE_NAMES[value]) })),
      state: TOUCHPOINT_STATES.map((value) => ({ value, label: t(STATE_NAMES[value]) })),
      scannedIn: data?.countries.map((value) => ({ value, label: nameOf(value) })) ?? [],
      landing: LANDING_STATES.map((value) => ({ value, label: t(LANDING_STATE_NAMES[value]) })),
      // A brand with only one has nothing to choose.
      configuration:
        configurations.length > 1
          ? configurations.map(({ slug, name }) => ({ value: slug, label: name }))
          : [],
    });
    return { views: data?.views, deadCodes: data?.deadCodes ?? 0, fields };
  }, [t, names, nameOf, data]);
}
