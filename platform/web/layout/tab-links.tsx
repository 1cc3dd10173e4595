import type { ReactNode } from 'react';
import classes from './line.module.css';
import { type TabItem, TabItemContent } from './tab-item.tsx';
import { TabMarker } from './tab-marker.tsx';

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
