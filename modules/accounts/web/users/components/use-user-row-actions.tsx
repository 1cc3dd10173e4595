import {
  IconAt,
  IconHistory,
  IconLink,
  IconMailForward,
  IconPencil,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { useCallback } from 'react';
import type { ListedUser } from '#modules/accounts/contract/user-list.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { RowAction } from '#platform/web/table/selection/table-selection.ts';

type Does = (user: ListedUser) => void;

/** Actions of a row: first those of the invitation, then of the record, then the destructive ones [USR-01]. */
export function useUserRowActions(given: {
  resend: Does;
  copyLink: Does;
  correctEmail: Does;
  edit: Does;
  showSent: Does;
  disable: Does;
  reactivate: Does;
}): (user: ListedUser) => readonly RowAction<ListedUser>[] {
  const { t } = useTranslation();
  const { resend, copyLink, correctEmail, edit, showSent, disable, reactivate } = given;
  return useCallback(
    ({ status }) => [
      ...(status === 'invited'
        ? [
            {
              id: 'resend',
              label: t('accounts:action.resend'),
              icon: <Icon of={IconMailForward} />,
              shortcut: 'R',
              run: resend,
            },
            {
              id: 'link',
              label: t('accounts:action.copyLink'),
              icon: <Icon of={IconLink} />,
              run: copyLink,
            },
            {
              id: 'email',
              label: t('accounts:action.correctEmail'),
              icon: <Icon of={IconAt} />,
              run: correctEmail,
            },
          ]
        : []),
      {
        id: 'edit',
        label: t('accounts:action.edit'),
        icon: <Icon of={IconPencil} />,
        shortcut: t('platform:key.enter'),
        startsGroup: status === 'invited',
        run: edit,
      },
      {
        id: 'sent',
        label: t('accounts:action.sent'),
        icon: <Icon of={IconHistory} />,
        run: showSent,
      },
      status === 'disabled'
        ? {
            id: 'reactivate',
            label: t('accounts:action.reactivate'),
            icon: <Icon of={IconUserCheck} />,
            startsGroup: true,
            run: reactivate,
          }
        : {
            id: 'disable',
            label: t('accounts:action.disable'),
            icon: <Icon of={IconUserOff} />,
            danger: true,
            startsGroup: true,
            run: disable,
          },
    ],
    [t, resend, copyLink, correctEmail, edit, showSent, disable, reactivate],
  );
}
