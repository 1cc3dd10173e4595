import { useMemo } from 'react';
import { listClientsCall } from '#modules/directory/contract/clients/client-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import type { FilterOption } from '#platform/web/filters/filter-condition.ts';
import { foldText } from '#platform/web/filters/fold-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

interface Clients {
  nameOf: (id: string | null) => string;
  /** Ids of the clients whose name matches the search. */
  idsOf: (searchText: string) => string[];
  options: readonly FilterOption[];
  /** Whether they have come. */
  areKnown: boolean;
}

/** All clients by name; archived ones are shown with the start of their id. */
export function useClients(): Clients {
  const { t } = useTranslation();
  const { data } = useCall(listClientsCall, {});
  return useMemo(() => {
    const names = new Map(data?.map(({ uuid, name }) => [uuid, name]));
    return {
      nameOf: (id) =>
        id === null
          ? t('super-admin:client.none')
          : (names.get(id) ?? t('super-admin:client.unknown', { id: id.slice(0, 8) })),
      idsOf: (searchText) =>
        [...names]
          .filter(([, name]) => foldText(name).includes(foldText(searchText)))
          .map(([id]) => id),
      options: [...names].map(([value, label]) => ({ value, label })),
      areKnown: data !== undefined,
    };
  }, [data, t]);
}
