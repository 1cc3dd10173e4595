import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StyleBaseMap } from '#platform/contract/map/base-map.ts';
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
  /** Text for screen readers that describes the map. */
  label: string;
  view: MapView;
  outlines?: AreaOutlines;
  areas?: readonly MapArea[];
  areaStyle?: AreaStyle;
  /** Attribution of the outlines, in addition to that of the base map. */
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
  /** If given, the user may request their own position. */
  onLocate?: (at: LngLat) => void;
  /**
   * The client's own map provider, preferred on its pages; if it fails, the suite's base map replaces it. While it is
   * loading, no base map is shown that would have to be replaced.
   */
  ownGround?: StyleBaseMap | null | 'asked';
  /**
   * For a map in a scrolling page: one finger and the plain wheel scroll the page, two fingers and Ctrl move the map.
   */
  inPage?: boolean;
  /** If given, the screen has a separate table of the map's content. */
  onTable?: () => void;
  /** The map as it is drawn, for a screen that loads by view or takes a picture; null while there is none. */
  onStage?: (stage: MapStage | null) => void;
  /** Given, the reader puts something on its place. */
  placing?: MapPlacing;
};

const NONE: never[] = [];

/** A map that loads only when visible: its drawing code is a separate chunk, and it pauses out of view. */
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
