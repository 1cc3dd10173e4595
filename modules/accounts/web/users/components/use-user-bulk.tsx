import { IconMailForward, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserFilter } from '#modules/accounts/contract/user-list.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { Chosen } from '#platform/web/list/chosen-rows.ts';
import type { ListBulkAction } from '#platform/web/list/record-list-props.ts';
import { useBulkUsers } from '../data/use-bulk-users.ts';
import { RefusedDialog } from './refused-dialog.tsx';

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
