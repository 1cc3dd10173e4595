import { useState } from 'react';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import type PeekPart from './record-peek.tsx';

// A lazily loaded component loses its generic row type; the cast restores it.
const RecordPeek = onDemand(async () => ({
  default: (await import('./record-peek.tsx')).default<object>,
})) as unknown as typeof PeekPart;

/** The row shown in the peek panel, and navigation to the next one [GEN-04]. */
export function usePeek<Row extends object>({
  rows,
  columns,
  idOf,
  nameOf,
  onOpen,
}: {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  onOpen: (row: Row) => void;
}) {
  const [peeked, setPeeked] = useState<string>();
  const at = peeked === undefined ? -1 : rows.findIndex((row) => idOf(row) === peeked);
  // A row that left the list is not shown again when it returns.
  if (peeked !== undefined && at < 0) setPeeked(undefined);
  const move = (next: number) => {
    const row = rows[next];
    if (row) setPeeked(idOf(row));
  };
  const close = () => {
    setPeeked(undefined);
    // On closing, the last shown row gets the focus.
    const selector = `[data-row-id="${CSS.escape(peeked ?? '')}"]`;
    requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
  };
  return {
    peekAt: (id: string) => setPeeked(id),
    panel: at >= 0 && (
      <RecordPeek
        rows={rows}
        at={at}
        columns={columns}
        nameOf={nameOf}
        onMove={move}
        onOpen={(next) => {
          const row = rows[next];
          if (!row) return;
          setPeeked(undefined);
          onOpen(row);
        }}
        onClose={close}
      />
    ),
  };
}
