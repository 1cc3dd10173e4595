import {
  IconArrowBackUp,
  IconExternalLink,
  IconFileDescription,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { CopyButton } from '#platform/web/display/copy-button.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { PageAction } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { shortUrlParts, touchpointListing } from '../../../data/touchpoint-listing.ts';
import { type TouchpointActions, useTouchpointActions } from '../../data/use-touchpoint-actions.ts';
import classes from './head.module.css';

/** Name, state and actions of the touchpoint. */
export function TouchpointHead({
  client,
  touchpoint,
}: {
  client: CurrentClient;
  touchpoint: Touchpoint;
}) {
  const { t } = useTranslation();
  const formatLifecycle = useLifecycleText();
  const actions = useTouchpointActions(client.brandId, touchpoint);
  const { base, suffix } = shortUrlParts(touchpoint);
  const { type, description, product, shortUrl } = touchpoint;
  useDocumentTitle(`${base}${suffix}`);
  return (
    <PageHead
      path={
        <RecordPath
          listing={touchpointListing}
          scope={client}
          id={touchpoint._id}
          to={clientAddress(client.id, 'touchpoints/list')}
          label={t('touchpoints:menu.group')}
          kind={t(type === 'product' ? 'touchpoints:type.product' : 'touchpoints:type.custom')}
        />
      }
      title={
        <>
          <span className={classes.base}>{base}</span>
          {suffix}
        </>
      }
      beside={<CopyButton value={shortUrl} label={t('touchpoints:detail.copy')} />}
      about={[product?.name, description, formatLifecycle(touchpoint)].filter(Boolean).join(' · ')}
      actions={useTouchpointPageActions(touchpoint, actions)}
    />
  );
}

/** Lifecycle state of a touchpoint as the end of a sentence: “live since 2 Jan 25”. */
function useLifecycleText(): (touchpoint: Touchpoint) => string {
  const { t } = useTranslation();
  const { date, number } = useFormat();
  return ({ state, started, ended, createdAt, deletedAt, visitCap }) => {
    switch (state) {
      case 'planned':
        return t('touchpoints:life.planned', { date: date(started ?? createdAt) });
      case 'live':
        return t('touchpoints:life.live', { date: date(started ?? createdAt) });
      case 'over':
        if (ended !== null && Date.parse(ended) < Date.now())
          return t('touchpoints:life.over', { date: date(ended) });
        return t('touchpoints:life.used', { visits: number(visitCap ?? 0) });
      case 'deleted':
        return t('touchpoints:life.deleted', { date: date(deletedAt ?? createdAt) });
    }
  };
}

/** Actions of the page head, the most frequent first. */
function useTouchpointPageActions(
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
