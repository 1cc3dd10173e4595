import { ActionIcon } from '@mantine/core';
import {
  IconArrowBackUp,
  IconDots,
  IconExternalLink,
  IconFileDescription,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import type { DropMenuRow } from '#platform/web/layout/drop-menu-list.tsx';
import type { TouchpointActions } from '../../data/use-touchpoint-actions.ts';

/** What is done less often. */
export function TouchpointMenu({
  touchpoint: { tryUrl, state, landingPageState },
  actions,
}: {
  touchpoint: Touchpoint;
  actions: TouchpointActions;
}) {
  const { t } = useTranslation();
  const isDeleted = state === 'deleted';
  const rows = (): DropMenuRow[] => [
    {
      id: 'try',
      label: t('touchpoints:detail.try'),
      icon: <Icon of={IconExternalLink} />,
      href: tryUrl,
    },
    ...(landingPageState !== 'none' && !isDeleted
      ? [
          {
            id: 'refreshLanding',
            label: t('touchpoints:detail.refreshLanding'),
            icon: <Icon of={IconFileDescription} />,
            run: () => void actions.refreshLanding(),
          },
        ]
      : []),
    isDeleted
      ? {
          id: 'restore',
          label: t('touchpoints:bulk.restore'),
          icon: <Icon of={IconArrowBackUp} />,
          run: () => void actions.restore(),
        }
      : {
          id: 'delete',
          label: t('touchpoints:bulk.delete'),
          icon: <Icon of={IconTrash} />,
          danger: true,
          run: () => void actions.remove(),
        },
  ];
  return (
    <DropMenu
      position="bottom-end"
      width={248}
      rows={rows}
      button={(props) => (
        <ActionIcon
          {...props}
          variant="default"
          size={32}
          aria-label={t('touchpoints:detail.more')}
        >
          <Icon of={IconDots} />
        </ActionIcon>
      )}
    />
  );
}
