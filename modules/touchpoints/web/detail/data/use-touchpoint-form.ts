import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import { useDayZone } from '#platform/web/time/use-day-zone.ts';
import {
  type TouchpointValues,
  toTouchpointValues,
  touchpointEdits,
  touchpointFormSchema,
  touchpointRules,
  withNewSuffix,
} from './touchpoint-values.ts';
import { useChangeTouchpoint } from './use-change-touchpoint.ts';

/** The editor of a touchpoint [TP-05]. */
export function useTouchpointForm(given: {
  brandId: string;
  touchpoint: Touchpoint;
  onReload: () => Promise<Touchpoint | undefined>;
}) {
  const { brandId, touchpoint } = given;
  const { t } = useTranslation();
  const { update } = useChangeTouchpoint();
  const zone = useDayZone();
  const schema = useMemo(() => touchpointFormSchema(zone), [zone]);
  return useRecordForm<Touchpoint, TouchpointValues>({
    record: touchpoint,
    valuesOf: (kept) => toTouchpointValues(kept ?? touchpoint, zone),
    schema,
    rules: touchpointRules,
    // A typed suffix counts as added, so that server errors refer to an existing entry.
    completed: withNewSuffix,
    async save({ values, before, base }) {
      const edits = touchpointEdits(before, values, zone);
      if (Object.keys(edits).length === 0) return undefined;
      const { _id, version } = base ?? touchpoint;
      return update.mutateAsync({ params: { id: _id }, body: { ...edits, brandId, version } });
    },
    reload: given.onReload,
    saved: () => t('touchpoints:detail.saved'),
  });
}
