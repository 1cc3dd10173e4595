import { LineLinks } from '#platform/web/layout/line-links.tsx';
import type { LinePiece } from '#platform/web/layout/line-piece.tsx';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import {
  changeTableAddress,
  type TableAddress,
  writeTableAddress,
} from './address/table-address.ts';
import type { ChangeTableAddress } from './address/use-table-address.ts';

/** The views of a list on the line; the first one is the list without a view in its address. */
export function ListViews({
  label,
  pieces,
  current,
  address,
  change,
}: {
  label: string;
  pieces: readonly LinePiece[];
  current: string;
  address: TableAddress;
  change: ChangeTableAddress;
}) {
  const { search } = useRouterAddress();
  const viewOf = (id: string) => (id === pieces[0]?.id ? null : id);
  return (
    <LineLinks
      label={label}
      current={current}
      pieces={pieces}
      renderLink={({ id }, { children, ...props }) => (
        <a
          key={id}
          {...props}
          href={writeTableAddress(changeTableAddress(address, { view: viewOf(id) }), search) || '?'}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            change({ view: viewOf(id) });
          }}
        >
          {children}
        </a>
      )}
    />
  );
}
