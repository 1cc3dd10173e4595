import { IconCircleCheck, IconCircleMinus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { manageStampCards } from '#modules/corner-shop/contract/permissions.ts';
import type { StampCardFilter } from '#modules/corner-shop/contract/stamp-card-list.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { Chosen, ListBulkAction } from '#platform/web/list/record-list-props.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { useBulkStampCards } from '../data/use-bulk-stamp-cards.ts';

type Action = ListBulkAction<StampCardFilter>;

/** Bulk actions; an action that cannot be undone asks for confirmation. */
export function useStampCardBulk(clientId: string): () => Action[] {
  const { t } = useTranslation();
  const { number } = useFormat();
  const confirm = useConfirm();
  const mayManage = useAbility(manageStampCards);
  const run = useBulkStampCards(clientId);
  const remove = async (chosen: Chosen<StampCardFilter>) => {
    const counted = { count: chosen.count, formatted: number(chosen.count) };
    const isSure = await confirm({
      title: t('corner-shop:delete.question', counted),
      lost: t('corner-shop:delete.lost'),
      names: chosen.names,
      count: chosen.count,
      keep: t('corner-shop:delete.keep'),
      act: t('corner-shop:delete.act', counted),
    });
    if (isSure) await run('delete', chosen);
  };
  const actions: Action[] = [
    {
      id: 'activate',
      label: t('corner-shop:bulk.activate'),
      icon: <Icon of={IconCircleCheck} />,
      run: (chosen) => void run('activate', chosen),
    },
    {
      id: 'deactivate',
      label: t('corner-shop:bulk.deactivate'),
      icon: <Icon of={IconCircleMinus} />,
      run: (chosen) => void run('deactivate', chosen),
    },
    {
      id: 'delete',
      label: t('corner-shop:bulk.delete'),
      icon: <Icon of={IconTrash} />,
      danger: true,
      run: (chosen) => void remove(chosen),
    },
  ];
  return () => (mayManage ? actions : []);
}
