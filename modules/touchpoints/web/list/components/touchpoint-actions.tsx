import { IconExternalLink, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useCallback } from 'react';
import { changeTouchpoints, createTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import type { TouchpointRow } from '#modules/touchpoints/contract/touchpoint.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { PageAction } from '#platform/web/layout/page-actions.tsx';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { RowAction } from '#platform/web/table/selection/table-selection.ts';

/** The primary action of the module, for users with permission. */
export function useNewTouchpoint(clientId: string): PageAction[] {
  const { t } = useTranslation();
  if (!useAbility(createTouchpoints)) return [];
  return [
    {
      id: 'new',
      label: t('touchpoints:menu.creation'),
      icon: IconPlus,
      isPrimary: true,
      to: clientAddress(clientId, 'touchpoints/creation'),
    },
  ];
}

/** Actions on a touchpoint in its row. */
export function useRowActions({
  open,
  remove,
}: {
  open: (touchpoint: TouchpointRow) => void;
  remove: (touchpoint: TouchpointRow) => void;
}): (touchpoint: TouchpointRow) => readonly RowAction<TouchpointRow>[] {
  const { t } = useTranslation();
  const mayChange = useAbility(changeTouchpoints);
  return useCallback(
    ({ state, destUrl }) => [
      {
        id: 'open',
        label: t('touchpoints:row.open'),
        icon: <Icon of={IconPencil} />,
        run: open,
      },
      ...(URL.canParse(destUrl)
        ? [
            {
              id: 'destination',
              label: t('touchpoints:row.destination'),
              icon: <Icon of={IconExternalLink} />,
              run: () => void window.open(destUrl, '_blank', 'noopener'),
            },
          ]
        : []),
      ...(mayChange && state !== 'deleted'
        ? [
            {
              id: 'delete',
              label: t('touchpoints:bulk.delete'),
              icon: <Icon of={IconTrash} />,
              danger: true,
              startsGroup: true,
              run: remove,
            },
          ]
        : []),
    ],
    [t, mayChange, open, remove],
  );
}
