import { useMemo } from 'react';
import { listClientsCall } from '#modules/directory/contract/clients/get-clients.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import type { FilterOption } from '#platform/web/filters/filter-field.ts';

/** The clients that a list of all of them can be narrowed to. */
export function useClientOptions(): readonly FilterOption[] {
  const { data } = useCall(listClientsCall, {});
  return useMemo(
    () => (data ?? []).map(({ uuid, name }) => ({ value: uuid, label: name })),
    [data],
  );
}
