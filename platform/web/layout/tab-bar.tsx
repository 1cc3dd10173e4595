import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import classes from './line.module.css';
import { type TabItem, TabItemContent } from './tab-item.tsx';
import { TabMarker } from './tab-marker.tsx';

/**
 * Parts of one form or page as tabs. The visible part must be inside `<div role="tabpanel" id={panelId}
 * aria-labelledby={`${panelId}-${current}`}>`.
 */
export function TabBar({
  label,
  pieces,
  current,
  onSelect,
  panelId,
  after,
  end,
}: {
  label: string;
  pieces: readonly TabItem[];
  current: string;
  onSelect: (id: string) => void;
  panelId: string;
  /** Right behind the tabs: the button that holds those without room. */
  after?: ReactNode;
  end?: ReactNode;
}) {
  const row = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const position = pieces.findIndex((piece) => piece.id === current);
    const next = pieces[nextTab(event.key, position, pieces.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    row.current?.querySelector<HTMLElement>(`[data-piece="${CSS.escape(next.id)}"]`)?.focus();
  };

  return (
    <div className={classes.line}>
      <div
        className={classes.pieces}
        data-hugs={after !== undefined || undefined}
        ref={row}
        role="tablist"
        aria-label={label}
      >
        {pieces.map((piece) => (
          <button
            key={piece.id}
            type="button"
            role="tab"
            id={`${panelId}-${piece.id}`}
            className={classes.piece}
            data-piece={piece.id}
            aria-selected={piece.id === current}
            aria-controls={piece.id === current ? panelId : undefined}
            tabIndex={piece.id === current ? 0 : -1}
            onClick={() => onSelect(piece.id)}
            onKeyDown={onKeyDown}
          >
            <TabItemContent piece={piece} />
          </button>
        ))}
        <TabMarker current={current} />
      </div>
      {after !== undefined && <div className={classes.after}>{after}</div>}
      {end !== undefined && <div className={classes.end}>{end}</div>}
    </div>
  );
}

/** Target of an arrow key, Home or End; it wraps around at the ends, as the tab pattern requires. */
export function nextTab(key: string, position: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (position + 1) % count;
  if (key === 'ArrowLeft') return (position - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
