import { listEveryUserCall } from '#modules/accounts/contract/super-admin-users.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import type { FilterCondition } from '#platform/web/filters/filter-condition.ts';

const MOST_USERS = 50;
/** No user has it: a name that nobody has must find nothing, not everything. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The users that the typed name or e-mail means, as a call takes them; undefined where none was typed. */
export function useUsersNamed(conditions: readonly FilterCondition[]): {
  ids: string | undefined;
  isLoading: boolean;
} {
  const condition = conditions.find(({ field }) => field === 'user');
  const words = condition?.kind === 'text' ? condition.value : '';
  const { data, isPending } = useCall(
    listEveryUserCall,
    { query: { q: words, limit: MOST_USERS } },
    { enabled: words !== '' },
  );
  if (words === '') return { ids: undefined, isLoading: false };
  return {
    ids: data?.items.map(({ id }) => id).join(',') || NOBODY,
    isLoading: isPending,
  };
}
