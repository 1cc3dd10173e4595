import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { bulkUsersCall } from '#modules/accounts/contract/invite-user.ts';
import { listUsersCall } from '#modules/accounts/contract/list-users.ts';
import type { CallInput, CallOutput } from '#platform/contract/call.ts';
import { PAGE_SIZE_LIMIT } from '#platform/contract/limits.ts';
import { callServer } from '#platform/web/api/server.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { isSelected, type TableSelection } from '#platform/web/table/selection/table-selection.ts';
import { useChangeUsers } from '../../data/use-change-users.ts';

type Question = CallInput<typeof listUsersCall>['query'];
type BulkAction = CallInput<typeof bulkUsersCall>['body']['action'];
export type Refusal = CallOutput<typeof bulkUsersCall>['refused'][number];

const DONE = {
  disable: 'accounts:bulk.disabled',
  reactivate: 'accounts:bulk.reactivated',
  invite: 'accounts:bulk.invited',
} as const;
/** As many as one call takes, and as one page of the list brings. */
const AT_ONCE = PAGE_SIZE_LIMIT;

/** The same for all chosen users; who could not be changed is told by name [USR-01]. */
export function useBulkUsers(clientId: string, question: Question) {
  const { t } = useTranslation();
  const say = useProblemText();
  const { bulk } = useChangeUsers();
  const [refused, setRefused] = useState<readonly Refusal[]>([]);

  const run = async (action: BulkAction, selection: TableSelection): Promise<boolean> => {
    try {
      const ids = await chosenIds(selection, question);
      let done = 0;
      const refusals: Refusal[] = [];
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const some = ids.slice(from, from + AT_ONCE);
        const answer = await bulk.mutateAsync({ body: { clientId, action, ids: some } });
        done += answer.done;
        refusals.push(...answer.refused);
      }
      if (done > 0) showToast({ text: t(DONE[action], { count: done }) });
      setRefused(refusals);
      return true;
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
      return false;
    }
  };
  return { run, refused, close: () => setRefused([]) };
}

/** "All that match" may stand on pages nobody has opened. */
async function chosenIds(selection: TableSelection, question: Question): Promise<string[]> {
  if (selection.kind === 'ids') return [...selection.ids];
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await callServer(listUsersCall, {
      query: { ...question, page, limit: AT_ONCE },
    });
    ids.push(...answer.items.map(({ id }) => id).filter((id) => isSelected(selection, id)));
    if (answer.items.length === 0 || page * AT_ONCE >= answer.total) return ids;
  }
}
