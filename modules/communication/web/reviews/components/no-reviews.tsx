import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { manageReplySettings } from '#modules/communication/contract/permissions.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { ReviewList } from '../data/use-review-list.ts';
import classes from './reviews.module.css';

/** Shown if no review has ever arrived: explains how to get the first one. */
export function NoReviewsYet({ hasSource }: { hasSource: boolean }) {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const mayConnect = useAbility(manageReplySettings);
  if (hasSource)
    return (
      <EmptyState isExplained title={t('communication:empty.waiting')}>
        {t('communication:empty.waitingText')}
      </EmptyState>
    );
  return (
    <EmptyState
      isExplained
      title={t('communication:empty.noSource')}
      actions={
        mayConnect && (
          <Button
            component={Link}
            to={`${clientAddress(clientId, 'communication/settings')}?section=sources`}
          >
            {t('communication:empty.connect')}
          </Button>
        )
      }
    >
      {mayConnect ? t('communication:empty.noSourceText') : t('communication:empty.askAdmin')}
    </EmptyState>
  );
}

/** This tab is empty: everything is answered, or nothing matches the filters. */
export function NothingHere({ list: { search, change, counts } }: { list: ReviewList }) {
  const { t } = useTranslation();
  if (Object.keys(search.filters).length > 0)
    return (
      <p className={classes.nothing} role="status">
        {t('platform:table.noResults')}{' '}
        <LinkButton onClick={() => change({ filters: {} })}>
          {t('platform:table.clearFilters')}
        </LinkButton>
      </p>
    );
  if (counts?.open === 0)
    return (
      <EmptyState title={t('communication:empty.allAnswered')}>
        {t('communication:empty.newOnes')}
      </EmptyState>
    );
  return (
    <p className={classes.nothing} role="status">
      {t('communication:empty.tab')}
    </p>
  );
}
