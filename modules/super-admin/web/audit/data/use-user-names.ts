import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getEveryUserCall } from '#modules/accounts/contract/super-admin-users.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';

const FIVE_MINUTES_MS = 5 * 60 * 1000;

/** Users by name; one that is gone has none any more. */
export function useUserNames(ids: readonly (string | null)[]): (id: string) => string {
  const { t } = useTranslation();
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const answers = useQueries({
    queries: wanted.map((id) => ({
      ...callQueryOptions(getEveryUserCall, { params: { id } }),
      staleTime: FIVE_MINUTES_MS,
      retry: false,
    })),
  });
  const names = new Map(
    answers.flatMap(({ data }) => (data ? [[data.id, `${data.firstName} ${data.lastName}`]] : [])),
  );
  const isComing = answers.some(({ isPending }) => isPending);
  return (id) => names.get(id) ?? (isComing ? '…' : t('super-admin:audit.deletedUser'));
}
