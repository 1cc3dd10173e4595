import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StyleGround } from '#platform/contract/map/ground.ts';
import styles from './geo-map.module.css';
import LiveMap from './live-map.tsx';
import type {
  AreaOutlines,
  AreaStyle,
  LngLat,
  MapArea,
  MapLine,
  MapMarker,
  MapPlacing,
  MapRing,
  MapTarget,
  MapView,
} from './map-data.ts';
import type { MapStage } from './map-stage.ts';
import { MapTable } from './map-table.tsx';
import { useHeld } from './view/use-held.ts';
import { useInView } from './view/use-in-view.ts';

export type GeoMapProps = {
  /** What the map shows, said to those who cannot see it. */
  label: string;
  view: MapView;
  outlines?: AreaOutlines;
  areas?: readonly MapArea[];
  areaStyle?: AreaStyle;
  /** Whose outlines they are, beside the ground's own. */
  attribution?: string;
  markers?: readonly MapMarker[];
  clustered?: boolean;
  rings?: readonly MapRing[];
  lines?: readonly MapLine[];
  chosen?: MapTarget | null;
  /** An area that stays outlined while a marker is chosen. */
  outlinedArea?: string | null;
  onChoose?: (target: MapTarget | null) => void;
  /** Beside the chosen marker. */
  card?: ReactNode;
  /** Plates, 16 px from the edge. */
  topLeft?: ReactNode;
  topRight?: ReactNode;
  legend?: ReactNode;
  /** Given, the reader may ask where they are. */
  onLocate?: (at: LngLat) => void;
  /**
   * The map of a client's own provider, which wins for its pages; where it fails, the house's takes its place. While it is
   * still asked for, no ground is shown that would have to go again.
   */
  ownGround?: StyleGround | null | 'asked';
  /** It stands in a page that scrolls: one finger and the bare wheel are the page's, two fingers and Ctrl the map's. */
  inPage?: boolean;
  /** Given, the screen has a table of its own for what the map shows. */
  onTable?: () => void;
  /** The map as it is drawn, for a screen that loads by view or takes a picture; null while there is none. */
  onStage?: (stage: MapStage | null) => void;
  /** Given, the reader puts something on its place. */
  placing?: MapPlacing;
};

const NONE: never[] = [];

/** A map that costs nothing before it is looked at: its drawing comes in a chunk of its own, and rests out of sight. */
export function GeoMap(props: GeoMapProps) {
  const { t } = useTranslation();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [isReady, setReady] = useState(false);
  const [asTable, setAsTable] = useState(false);
  const [wasSeen, setSeen] = useState(false);
  const showTable = useCallback(() => setAsTable(true), []);
  const isInView = useInView(frame);
  if (isInView && !wasSeen) setSeen(true);
  const shown = useHeld(props, isInView);
  return (
    <section
      ref={setFrame}
      className={styles.map}
      aria-label={props.label}
      aria-busy={wasSeen ? !isReady : undefined}
    >
      <div className={styles.ground} inert={asTable}>
        {wasSeen ? (
          <LiveMap {...shown} onReady={setReady} onTable={props.onTable ?? showTable} />
        ) : (
          <p className={styles.loading}>{t('platform:map.loading')}</p>
        )}
      </div>
      {asTable && (
        <MapTable
          areas={props.areas ?? NONE}
          markers={props.markers ?? NONE}
          rings={props.rings ?? NONE}
          chosen={props.chosen ?? null}
          placing={props.placing}
          onMap={() => setAsTable(false)}
        />
      )}
    </section>
  );
}
