import { Button } from '@mantine/core';
import { IconMailForward, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { bulkUsersCall, UserFilter } from '#modules/accounts/contract/user-list.ts';
import type { CallInput, CallOutput } from '#platform/contract/call.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { FieldMessage } from '#platform/web/fields/field-texts.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { Chosen, ListBulkAction } from '#platform/web/list/record-list-props.ts';
import classes from '../../components/users.module.css';
import { useChangeUsers } from '../../data/use-user-actions.ts';

const DONE = {
  disable: 'accounts:bulk.disabled',
  reactivate: 'accounts:bulk.reactivated',
  invite: 'accounts:bulk.invited',
} as const;

/** Bulk actions on several users, and the dialog of refused ones [USR-01]. */
export function useUserBulk(clientId: string): {
  actions: ListBulkAction<UserFilter>[];
  dialog: ReactNode;
} {
  const { t } = useTranslation();
  const { number } = useFormat();
  const confirm = useConfirm();
  const bulk = useBulkUsers(clientId);

  const disable = async (chosen: Chosen<UserFilter>) => {
    const { count, names } = chosen;
    const formatted = number(count);
    const isSure = await confirm({
      title: t('accounts:bulk.disableQuestion', { count, formatted }),
      lost: t('accounts:bulk.disableLost', { count }),
      names,
      count,
      keep: t('accounts:bulk.keep', { count }),
      act: t('accounts:bulk.disableAct', { count, formatted }),
    });
    if (isSure) await bulk.run('disable', chosen);
  };
  return {
    actions: [
      {
        id: 'invite',
        label: t('accounts:bulk.invite'),
        shortLabel: t('accounts:bulk.inviteShort'),
        icon: <Icon of={IconMailForward} />,
        run: (chosen) => void bulk.run('invite', chosen),
      },
      {
        id: 'reactivate',
        label: t('accounts:action.reactivate'),
        icon: <Icon of={IconUserCheck} />,
        run: (chosen) => void bulk.run('reactivate', chosen),
      },
      {
        id: 'disable',
        label: t('accounts:action.disable'),
        icon: <Icon of={IconUserOff} />,
        danger: true,
        run: (chosen) => void disable(chosen),
      },
    ],
    dialog: bulk.refused.length > 0 && (
      <RefusedDialog refused={bulk.refused} onClose={bulk.close} />
    ),
  };
}

/** The chosen users that could not be changed, each with the reason. */
function RefusedDialog({ refused, onClose }: { refused: readonly Refusal[]; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <TaskDialog
      title={t('accounts:bulk.refused', { count: refused.length })}
      help={t('accounts:bulk.refusedHelp')}
      actions={<Button onClick={onClose}>{t('accounts:bulk.understood')}</Button>}
      onClose={onClose}
    >
      <ul className={classes.refused}>
        {refused.map(({ id, name, code }) => (
          <li key={id} className={classes.refusal}>
            <b>{name}</b>
            <small>
              <FieldMessage fault={{ code }} />
            </small>
          </li>
        ))}
      </ul>
    </TaskDialog>
  );
}

type UserBulkAction = CallInput<typeof bulkUsersCall>['body']['action'];

type Refusal = CallOutput<typeof bulkUsersCall>['refused'][number];

/** Runs an action on all chosen users and lists refused ones by name [USR-01]. */
function useBulkUsers(clientId: string) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { bulk } = useChangeUsers();
  const [refused, setRefused] = useState<readonly Refusal[]>([]);

  const run = async (
    action: UserBulkAction,
    { which, done }: Chosen<UserFilter>,
  ): Promise<void> => {
    try {
      let count = 0;
      const refusals: Refusal[] = [];
      for (let after: string | null | undefined; after !== null; ) {
        const body = { clientId, action, which, ...(after && { after }) };
        const answer = await bulk.mutateAsync({ body });
        count += answer.done;
        refusals.push(...answer.refused);
        after = answer.next;
      }
      if (count > 0) showToast({ text: t(DONE[action], { count }) });
      setRefused(refusals);
      done();
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
    }
  };
  return { run, refused, close: () => setRefused([]) };
}
