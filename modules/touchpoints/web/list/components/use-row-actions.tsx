import { IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { changeTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import type { TouchpointRow } from '#modules/touchpoints/contract/touchpoint.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useAbility } from '#platform/web/module/abilities.tsx';
import type { RowAction } from '#platform/web/table/selection/table-action.ts';

/** What can be done with one touchpoint without opening it. */
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
