import type { ReactNode } from 'react';
import type { SavedView } from '#platform/contract/lists/saved-view.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TabLinks } from '#platform/web/layout/tab-bar.tsx';
import {
  changeTableAddress,
  type TableAddress,
  writeTableAddress,
} from '#platform/web/table/address/table-address.ts';
import { formatViewSearch } from './use-saved-views.ts';

interface Piece {
  id: string;
  label: ReactNode;
  count?: number | undefined;
  isCountCapped?: boolean;
  isCountDue?: boolean;
  href: string;
}

/** The views of a list as tabs: the built-in ones, of which the first is the whole list, then the saved ones. */
export function ListViews({
  own,
  saved,
  savedCounts,
  current,
  address,
  showsSingle,
  hrefOf,
  go,
}: {
  own: readonly Omit<Piece, 'href'>[];
  saved: readonly SavedView[];
  savedCounts: ReadonlyMap<string, number>;
  current: string;
  address: TableAddress;
  /** Whether a single view is shown too, with its count. */
  showsSingle: boolean;
  /** Full URL of a view, which may contain other parameters than the list's. */
  hrefOf: (search: string) => string;
  go: (search: string) => void;
}) {
  const { t } = useTranslation();
  const isSaved = saved.some(({ id }) => id === current);
  const pieces: Piece[] = [
    ...own.map((piece, at) => {
      const view = at === 0 ? null : piece.id;
      // Leaving a saved view drops its filters; switching between built-in views keeps the current ones.
      const next = isSaved
        ? { ...address, q: '', filters: [], sort: null, columns: null, page: 1, view }
        : changeTableAddress(address, { view });
      return { ...piece, href: writeTableAddress(next, '') || '?' };
    }),
    ...saved.map((view) => ({
      id: view.id,
      label: view.name,
      count: savedCounts.get(view.id),
      href: formatViewSearch(view),
    })),
  ];
  if (pieces.length < (showsSingle ? 1 : 2)) return null;
  return (
    <TabLinks
      label={t('platform:list.views')}
      current={current}
      pieces={pieces}
      renderLink={({ id, href }, { children, ...props }) => (
        <a
          key={id}
          {...props}
          href={hrefOf(href) || '?'}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            go(href);
          }}
        >
          {children}
        </a>
      )}
    />
  );
}
