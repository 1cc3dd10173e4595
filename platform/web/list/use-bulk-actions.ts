import { useState } from 'react';
import { BULK_IDS_LIMIT } from '#platform/contract/limits.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import type { NamedRow } from '#platform/web/feedback/use-confirm.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { ChangeTableState } from '#platform/web/table/data-table-props.ts';
import {
  type BulkAction,
  NOTHING_SELECTED,
  selectedCount,
  type TableSelection,
} from '#platform/web/table/selection/table-selection.ts';
import { type ListBulkAction, toBulkSelection } from './record-list-props.ts';

/** Converts the selection of a table to the input of bulk actions: ids or filter, count and names. */
export function useBulkActions<Row, Filter>(given: {
  actions: readonly ListBulkAction<Filter>[];
  filter: Filter;
  listing: { idOf: (row: Row) => string; nameOf: (row: Row) => string };
  namedRow: ((row: Row) => NamedRow) | undefined;
  answer: { items: Row[]; total: number | null } | undefined;
  changeState: ChangeTableState;
}): BulkAction[] {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { idOf, nameOf } = given.listing;
  const namesOf = useSeenNames(given.answer?.items, {
    idOf,
    namedRow: given.namedRow ?? ((row) => ({ name: nameOf(row) })),
  });
  const run = (action: ListBulkAction<Filter>, chosen: TableSelection) => {
    const which = toBulkSelection(chosen, given.filter);
    if (!which) {
      const text = t('platform:list.tooManyChosen', { limit: number(BULK_IDS_LIMIT) });
      showToast({ tone: 'bad', text });
      return;
    }
    action.run({
      which,
      count: selectedCount(chosen, given.answer?.total ?? 0) ?? 0,
      names: namesOf(chosen),
      done: () => given.changeState({ selected: NOTHING_SELECTED }),
    });
  };
  return given.actions.map((action) => ({ ...action, run: (chosen) => run(action, chosen) }));
}

/**
 * Rows may be selected on several pages: a confirmation names those that were visible. For "all except some", it names those
 * that are visible now.
 */
export function useSeenNames<Row>(
  rows: readonly Row[] = [],
  { idOf, namedRow }: { idOf: (row: Row) => string; namedRow: (row: Row) => NamedRow },
): (chosen: TableSelection) => NamedRow[] {
  const [seen, setSeen] = useState<ReadonlyMap<string, Row>>(new Map());
  if (rows.some((row) => seen.get(idOf(row)) !== row))
    setSeen(new Map([...seen, ...rows.map((row) => [idOf(row), row] as const)]));
  return (chosen) => {
    const named =
      chosen.kind === 'ids'
        ? [...chosen.ids].flatMap((id) => seen.get(id) ?? [])
        : rows.filter((row) => !chosen.except.has(idOf(row)));
    return named.map(namedRow);
  };
}
