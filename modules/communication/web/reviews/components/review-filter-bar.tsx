import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowsSort, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { REVIEW_SORTS } from '#modules/communication/contract/reviews/review-list.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { FilterBar } from '#platform/web/filters/filter-bar.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import { PHONE } from '#platform/web/layout/phone.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { toReviewConditions, toReviewSearch } from '../data/review-conditions.ts';
import { useReviewFields } from '../data/use-review-fields.ts';
import type { ReviewList } from '../data/use-review-list.ts';
import classes from './reviews.module.css';

const SORT_NAMES = {
  '-date': 'communication:reviewSort.newest',
  date: 'communication:reviewSort.oldest',
  '-grade': 'communication:reviewSort.bestGrade',
  grade: 'communication:reviewSort.worstGrade',
  '-score': 'communication:reviewSort.bestScore',
  score: 'communication:reviewSort.worstScore',
} as const;

/** Search, filters and the order of the list, all of it in the address [REV-02]. */
export function ReviewFilterBar({ list: { search, change, list } }: { list: ReviewList }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const today = useToday();
  const fields = useReviewFields(search.filters);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const { total = 0, more = false } = list.data ?? {};
  const counted = more ? t('platform:list.moreThan', { number: number(total) }) : number(total);
  return (
    <FilterBar
      search={{
        placeholder: t('communication:reviews.find'),
        query: search.filters.q ?? '',
        onSearch: (q) => change({ filters: { ...search.filters, q } }, 'replace'),
      }}
      fields={fields}
      conditions={toReviewConditions(search, today)}
      onChange={(conditions) => change(toReviewSearch(conditions, search, today))}
      tools={
        <DropMenu
          position="bottom-end"
          rows={() =>
            REVIEW_SORTS.map((sort) => ({
              id: sort,
              label: t(SORT_NAMES[sort]),
              icon: sort === search.sort ? <Icon of={IconCheck} /> : <Icon of={IconArrowsSort} />,
              run: () => change({ sort }),
            }))
          }
          button={(props) =>
            isPhone ? (
              <ActionIcon
                {...props}
                variant="default"
                size={44}
                aria-label={`${t('communication:reviewSort.label')}: ${t(SORT_NAMES[search.sort])}`}
              >
                <Icon of={IconArrowsSort} size={20} />
              </ActionIcon>
            ) : (
              <Button {...props} variant="subtle" className={classes.sort}>
                <VisuallyHidden component="span">
                  {t('communication:reviewSort.label')}:{' '}
                </VisuallyHidden>
                <b>{list.data && counted}</b>, {t(SORT_NAMES[search.sort])}
              </Button>
            )
          }
        />
      }
    />
  );
}
