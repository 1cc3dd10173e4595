import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './table-pager.module.css';

export function TablePager(given: {
  page: number;
  /** Name of the paged content, if a screen has several pagers. */
  label?: string;
  span: PageSpan;
  onPage: (page: number) => void;
  note?: ReactNode;
  exportAction?: ReactNode;
}) {
  const { page, label, span, onPage, note, exportAction } = given;
  const { t } = useTranslation();
  const { number } = useFormat();
  const [first, last] = [number(span.first), number(span.last)];
  const goTo = (next: number, allowed: boolean) => () => allowed && onPage(next);
  return (
    <nav
      className={classes.pager}
      data-pager
      aria-label={[label, t('platform:table.pages')].filter(Boolean).join(', ')}
    >
      <span className={classes.range} role="status">
        {span.total === null
          ? t('platform:table.range', { first, last })
          : t('platform:table.rangeOf', { first, last, total: number(span.total) })}
      </span>
      {exportAction}
      <div className={classes.note}>{note}</div>
      <span className={classes.page}>
        {span.pageCount === null
          ? t('platform:table.page', { page: number(page) })
          : t('platform:table.pageOf', { page: number(page), pages: number(span.pageCount) })}
      </span>
      <div className={classes.turn}>
        <ActionIcon
          aria-label={t('platform:table.previousPage')}
          aria-disabled={!span.hasPrevious}
          onClick={goTo(page - 1, span.hasPrevious)}
        >
          <Icon of={IconChevronLeft} />
        </ActionIcon>
        <ActionIcon
          aria-label={t('platform:table.nextPage')}
          aria-disabled={!span.hasNext}
          onClick={goTo(page + 1, span.hasNext)}
        >
          <Icon of={IconChevronRight} />
        </ActionIcon>
      </div>
    </nav>
  );
}

/** The pager's data about a page; a list too long to count has no total and no last page. */
export type PageSpan = {
  first: number;
  last: number;
  total: number | null;
  pageCount: number | null;
  hasPrevious: boolean;
  hasNext: boolean;
};

export function pageSpan(given: {
  page: number;
  pageSize: number;
  rowsOnPage: number;
  total: number | null;
  hasMore?: boolean;
}): PageSpan {
  const { page, pageSize, rowsOnPage, total } = given;
  const before = (page - 1) * pageSize;
  const last = before + rowsOnPage;
  return {
    first: rowsOnPage === 0 ? 0 : before + 1,
    last: rowsOnPage === 0 ? 0 : last,
    total,
    pageCount: total === null ? null : Math.max(1, Math.ceil(total / pageSize)),
    hasPrevious: page > 1,
    hasNext:
      total === null ? (given.hasMore ?? rowsOnPage === pageSize) : last < total && rowsOnPage > 0,
  };
}
