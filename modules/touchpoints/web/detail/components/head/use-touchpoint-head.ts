import {
  IconArrowBackUp,
  IconExternalLink,
  IconFileDescription,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import type { PageAction } from '#platform/web/layout/page-action.ts';
import type { TouchpointActions } from '../../data/use-touchpoint-actions.ts';

/** What can be done with the touchpoint as a whole, the daily things first. */
export function useTouchpointHead(
  { tryUrl, resolvedUrl, state, landingPageState }: Touchpoint,
  actions: TouchpointActions,
): PageAction[] {
  const { t } = useTranslation();
  const isDeleted = state === 'deleted';
  const all: (PageAction | false)[] = [
    resolvedUrl !== null && {
      id: 'destination',
      label: t('touchpoints:row.destination'),
      icon: IconExternalLink,
      href: resolvedUrl,
    },
    !isDeleted && {
      id: 'refreshCode',
      label: t('touchpoints:detail.refreshCode'),
      icon: IconRefresh,
      isBusy: actions.isRefreshingCode,
      run: () => void actions.refreshCode(),
    },
    {
      id: 'try',
      label: t('touchpoints:detail.try'),
      icon: IconExternalLink,
      isRare: true,
      href: tryUrl,
    },
    landingPageState !== 'none' &&
      !isDeleted && {
        id: 'refreshLanding',
        label: t('touchpoints:detail.refreshLanding'),
        icon: IconFileDescription,
        isRare: true,
        run: () => void actions.refreshLanding(),
      },
    isDeleted
      ? {
          id: 'restore',
          label: t('touchpoints:bulk.restore'),
          icon: IconArrowBackUp,
          isRare: true,
          run: () => void actions.restore(),
        }
      : {
          id: 'delete',
          label: t('touchpoints:bulk.delete'),
          icon: IconTrash,
          danger: true,
          run: () => void actions.remove(),
        },
  ];
  return all.filter((action) => action !== false);
}
