import { useCallback, useMemo } from 'react';
import { listClientsCall } from '#modules/directory/contract/clients/client-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import type { FilterOption } from '#platform/web/filters/filter-condition.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

interface Choice {
  value: string;
  label: string;
  count: number;
}

/** Filter options with their counts. */
export function useCountedOptions() {
  const { t } = useTranslation();
  const { number } = useFormat();
  return useCallback(
    (
      choices: readonly Choice[] = [],
      labelOf: (label: string) => string = (label) => label,
    ): FilterOption[] =>
      choices.map(({ value, label, count }) => ({
        value,
        label: t('directory:list.choice', { label: labelOf(label), formatted: number(count) }),
      })),
    [t, number],
  );
}

/** Clients as filter options in lists of all clients. */
export function useClientOptions(): readonly FilterOption[] {
  const { data } = useCall(listClientsCall, {});
  return useMemo(
    () => (data ?? []).map(({ uuid, name }) => ({ value: uuid, label: name })),
    [data],
  );
}
