import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { bulkUsersCall } from '#modules/accounts/contract/invite-user.ts';
import type { CallInput, CallOutput } from '#platform/contract/call.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { inBatches } from '#platform/web/list/in-batches.ts';
import { useChangeUsers } from '../../data/use-change-users.ts';

export type UserBulkAction = CallInput<typeof bulkUsersCall>['body']['action'];
export type Refusal = CallOutput<typeof bulkUsersCall>['refused'][number];

const DONE = {
  disable: 'accounts:bulk.disabled',
  reactivate: 'accounts:bulk.reactivated',
  invite: 'accounts:bulk.invited',
} as const;

/** The same for all chosen users; who could not be changed is told by name [USR-01]. */
export function useBulkUsers(clientId: string) {
  const { t } = useTranslation();
  const say = useProblemText();
  const { bulk } = useChangeUsers();
  const [refused, setRefused] = useState<readonly Refusal[]>([]);

  const run = async (action: UserBulkAction, chosen: readonly string[]): Promise<boolean> => {
    try {
      const answers = await inBatches(chosen, (ids) =>
        bulk.mutateAsync({ body: { clientId, action, ids } }),
      );
      const count = answers.reduce((sum, { done }) => sum + done, 0);
      if (count > 0) showToast({ text: t(DONE[action], { count }) });
      setRefused(answers.flatMap((answer) => answer.refused));
      return true;
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
      return false;
    }
  };
  return { run, refused, close: () => setRefused([]) };
}
