import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './line.module.css';

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
  /** After the tabs: the button for those without space. */
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

export interface TabItem {
  id: string;
  label: ReactNode;
  /** Number of records of this tab. */
  count?: number | undefined;
  /** There are more than `count`. */
  isCountCapped?: boolean;
  /** The count is of failures and shown in red. */
  isCountBad?: boolean;
  /** The count is of what is due and shown in brass. */
  isCountDue?: boolean;
  /** How many fields behind this tab are wrong: a red badge. */
  wrong?: number | undefined;
}

function TabItemContent({ piece }: { piece: TabItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      {piece.label}
      {piece.count !== undefined && (
        <span
          className={classes.count}
          data-bad={piece.isCountBad}
          data-due={piece.isCountDue || undefined}
        >
          {format.number(piece.count)}
          {piece.isCountCapped && '+'}
        </span>
      )}
      {piece.wrong !== undefined && piece.wrong > 0 && (
        <span
          className={classes.wrong}
          role="img"
          aria-label={t('platform:line.wrong', { count: piece.wrong })}
        >
          {format.number(piece.wrong)}
        </span>
      )}
    </>
  );
}

export interface LineLinkProps {
  className: string | undefined;
  'data-piece': string;
  'aria-current': 'page' | undefined;
  children: ReactNode;
}

/**
 * Views of a list or pages of a record as links. The caller renders the link, because only it knows the router:
 * `renderLink={(piece, props) => <Link to={…} {...props} />}`.
 */
export function TabLinks<Piece extends TabItem>({
  label,
  pieces,
  current,
  renderLink,
  end,
}: {
  label: string;
  pieces: readonly Piece[];
  current?: string;
  renderLink: (piece: Piece, props: LineLinkProps) => ReactNode;
  end?: ReactNode;
}) {
  return (
    <div className={classes.line}>
      <nav className={classes.pieces} aria-label={label}>
        {pieces.map((piece) =>
          renderLink(piece, {
            className: classes.piece,
            'data-piece': piece.id,
            'aria-current': piece.id === current ? 'page' : undefined,
            children: <TabItemContent piece={piece} />,
          }),
        )}
        <TabMarker current={current} />
      </nav>
      {end !== undefined && <div className={classes.end}>{end}</div>}
    </div>
  );
}

/** Line below the current tab, which slides to the next one and scrolls with the tabs. */
function TabMarker({ current }: { current: string | undefined }) {
  const brass = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<{ left: number; width: number; slides: boolean }>();

  useLayoutEffect(() => {
    const row = brass.current?.parentElement;
    if (!row) return;
    const piece = row.querySelector<HTMLElement>(`[data-piece="${CSS.escape(current ?? '')}"]`);
    const markEdges = () => markHiddenEnds(row);
    const measure = () => {
      if (piece) bringIntoRow(row, piece);
      markEdges();
      if (!piece) return setPlace(undefined);
      const [left, width] = [piece.offsetLeft, piece.offsetWidth];
      setPlace((before) =>
        before?.left === left && before.width === width
          ? before
          : { left, width, slides: before !== undefined },
      );
    };
    measure();
    // Label widths change with the language and when the font loads.
    const observer = new ResizeObserver(measure);
    for (const part of [row, ...row.children]) observer.observe(part);
    row.addEventListener('scroll', markEdges, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', markEdges);
    };
  }, [current]);

  return (
    <span
      ref={brass}
      className={classes.brass}
      hidden={place === undefined}
      data-slides={place?.slides ?? false}
      style={{ '--brass-left': `${place?.left ?? 0}px`, '--brass-width': `${place?.width ?? 0}px` }}
      aria-hidden="true"
    />
  );
}

/** Visible part of the next tab, as a sign that the row continues; wider than the end of the row that fades out. */
const NEIGHBOUR = 44;

/** Scrolls only horizontally, so that the page does not jump. */
function bringIntoRow(row: HTMLElement, piece: HTMLElement): void {
  const end = piece.offsetLeft + piece.offsetWidth + NEIGHBOUR;
  const start = piece.offsetLeft - NEIGHBOUR;
  if (start < row.scrollLeft) row.scrollLeft = start;
  else if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth;
}

/** Where tabs are scrolled out of view, the row fades out instead of cutting a word. */
function markHiddenEnds(row: HTMLElement): void {
  const pieces = [...row.querySelectorAll<HTMLElement>('[data-piece]')];
  const [first, last] = [pieces[0], pieces.at(-1)];
  const end = row.scrollLeft + row.clientWidth;
  row.toggleAttribute('data-hides-start', first !== undefined && first.offsetLeft < row.scrollLeft);
  row.toggleAttribute(
    'data-hides-end',
    last !== undefined && last.offsetLeft + last.offsetWidth > end + 1,
  );
}
