import { useTranslation } from 'react-i18next';
import { REVIEW_STATUSES } from '#modules/communication/contract/reviews/review.ts';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { TabLinks } from '#platform/web/layout/tab-bar.tsx';
import { changeReviewSearch, writeReviewSearch } from '../data/review-search.ts';
import type { ReviewList } from '../data/use-review-list.ts';
import classes from './reviews.module.css';

/** One tab for each status with its count. The filters go along from tab to tab [REV-01] [REV-03]. */
export function ReviewTabs({ list: { search, counts, change } }: { list: ReviewList }) {
  const { t } = useTranslation();
  const [only, ...others] = search.statuses;
  const isTab = only !== undefined && others.length === 0;
  return (
    <TabLinks
      label={t('communication:reviewFilter.response_status')}
      {...(isTab && { current: only })}
      pieces={REVIEW_STATUSES.map((status) => ({
        id: status,
        label: t(`communication:reviewStatus.${status}`),
        count: counts?.counts[status],
        isCountBad: status === 'failed' && (counts?.counts.failed ?? 0) > 0,
      }))}
      renderLink={({ id }, { children, ...props }) => (
        <a
          key={id}
          {...props}
          href={writeReviewSearch(changeReviewSearch(search, { statuses: [id] })) || '?'}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            change({ statuses: [id] });
          }}
        >
          {children}
        </a>
      )}
      end={
        <span className={classes.keys} aria-hidden="true">
          <Kbd>J</Kbd>
          <Kbd>K</Kbd>
          {t('communication:keys.nextPrevious')}
          <Kbd>?</Kbd>
          {t('communication:keys.all')}
        </span>
      }
    />
  );
}
