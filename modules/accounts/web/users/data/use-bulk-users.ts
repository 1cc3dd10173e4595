import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { bulkUsersCall } from '#modules/accounts/contract/invite-user.ts';
import type { UserFilter } from '#modules/accounts/contract/user-list.ts';
import type { CallInput, CallOutput } from '#platform/contract/call.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import type { Chosen } from '#platform/web/list/chosen-rows.ts';
import { useChangeUsers } from '../../data/use-change-users.ts';

type UserBulkAction = CallInput<typeof bulkUsersCall>['body']['action'];
export type Refusal = CallOutput<typeof bulkUsersCall>['refused'][number];

const DONE = {
  disable: 'accounts:bulk.disabled',
  reactivate: 'accounts:bulk.reactivated',
  invite: 'accounts:bulk.invited',
} as const;

/** Runs an action on all chosen users and lists refused ones by name [USR-01]. */
export function useBulkUsers(clientId: string) {
  const { t } = useTranslation();
  const say = useProblemText();
  const { bulk } = useChangeUsers();
  const [refused, setRefused] = useState<readonly Refusal[]>([]);

  const run = async (
    action: UserBulkAction,
    { which, done }: Chosen<UserFilter>,
  ): Promise<void> => {
    try {
      let count = 0;
      const told: Refusal[] = [];
      for (let after: string | null | undefined; after !== null; ) {
        const body = { clientId, action, which, ...(after && { after }) };
        const answer = await bulk.mutateAsync({ body });
        count += answer.done;
        told.push(...answer.refused);
        after = answer.next;
      }
      if (count > 0) showToast({ text: t(DONE[action], { count }) });
      setRefused(told);
      done();
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
    }
  };
  return { run, refused, close: () => setRefused([]) };
}
