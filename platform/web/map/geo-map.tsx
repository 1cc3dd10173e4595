import { ActionIcon } from '@mantine/core';
import { IconAlertCircle, IconX } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StyleGround } from '#platform/contract/map/ground.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { RegionError } from '#platform/web/feedback/region-error.tsx';
import { hasWebgl } from './canvas/has-webgl.ts';
import styles from './geo-map.module.css';
import { useGround } from './ground/use-ground.ts';
import type { AreaHover } from './ground-props.ts';
import { MapControls } from './map-controls.tsx';
import type {
  AreaOutlines,
  LngLat,
  MapArea,
  MapMarker,
  MapRing,
  MapTarget,
  MapView,
} from './map-data.ts';
import { type MapStage, MapStageContext } from './map-stage.ts';
import { MapTable } from './map-table.tsx';
import { MapTip } from './map-tip.tsx';
import { OwnMark } from './markers/own-mark.tsx';
import { ownPosition } from './markers/own-position.ts';

const MapCanvas = lazy(() => import('./canvas/map-canvas.tsx'));
const MapPicture = lazy(() => import('./picture/map-picture.tsx'));
const MapOverlay = lazy(() => import('./map-overlay.tsx'));

export type GeoMapProps = {
  /** What the map shows, said to those who cannot see it. */
  label: string;
  view: MapView;
  outlines?: AreaOutlines;
  areas?: readonly MapArea[];
  markers?: readonly MapMarker[];
  clustered?: boolean;
  rings?: readonly MapRing[];
  chosen?: MapTarget | null;
  onChoose?: (target: MapTarget | null) => void;
  /** Beside the chosen marker. */
  card?: ReactNode;
  /** Plates, 16 px from the edge. */
  topLeft?: ReactNode;
  topRight?: ReactNode;
  legend?: ReactNode;
  /** Given, the reader may ask where they are. */
  onLocate?: (at: LngLat) => void;
  /** The map of a client's own provider, which wins for its pages; where it fails, the house's takes its place. */
  ownGround?: StyleGround | null;
};

const NO_OUTLINES: AreaOutlines = { type: 'FeatureCollection', features: [] };
const NONE: never[] = [];
const CLOSE = 9;

/** A map from our own outlines: its drawing comes in a chunk of its own, and a picture stands in for WebGL. */
export function GeoMap(props: GeoMapProps) {
  const { t } = useTranslation();
  const { label, view, outlines = NO_OUTLINES, areas = NONE, markers = NONE, rings = NONE } = props;
  const { clustered = false, chosen = null, onChoose, card, onLocate } = props;
  const [drawn, setDrawn] = useState(hasWebgl);
  const [stage, setStage] = useState<MapStage | null>(null);
  const [hover, setHover] = useState<AreaHover | null>(null);
  const [asTable, setAsTable] = useState(false);
  const [here, setHere] = useState<LngLat | null>(null);
  const [unlocated, setUnlocated] = useState(false);
  const [ready, setReady] = useState(false);
  const [broken, setBroken] = useState<unknown>();
  const [attempt, setAttempt] = useState(1);
  const ground = useGround(attempt, setBroken, props.ownGround);
  const onReady = useCallback(() => setReady(true), []);
  const onFail = useCallback(() => setDrawn(false), []);
  const onArea = useCallback(
    (id: string | null) => onChoose?.(id === null ? null : { kind: 'area', id }),
    [onChoose],
  );
  const hovered = hover && areas.find((area) => area.id === hover.id);
  const Ground = drawn ? MapCanvas : MapPicture;
  return (
    <section className={styles.map} aria-label={label} aria-busy={!ready}>
      <div className={styles.ground} inert={asTable}>
        <Suspense fallback={null}>
          <Ground
            key={attempt}
            {...{ label, view, ground, outlines, areas, rings, onArea, onReady, onFail }}
            onError={setBroken}
            chosenArea={chosen?.kind === 'area' ? chosen.id : null}
            onStage={setStage}
            onHover={setHover}
          />
        </Suspense>
        {stage ? (
          <MapStageContext value={stage}>
            <Suspense fallback={null}>
              <MapOverlay
                {...{ outlines, areas, markers, clustered, rings, chosen, card }}
                onChoose={(target) => onChoose?.(target)}
              />
            </Suspense>
            {here && <OwnMark at={here} />}
            <div className={styles.bottomRight}>
              <MapControls onLocate={onLocate && locate} onTable={() => setAsTable(true)} />
            </div>
          </MapStageContext>
        ) : (
          <p className={styles.loading} role="status">
            {t('platform:map.loading')}
          </p>
        )}
        {ground && <p className={styles.attribution}>{ground.attribution}</p>}
        {hovered && <MapTip {...hover} name={hovered.name} value={hovered.value} />}
        {props.topLeft && <div className={styles.topLeft}>{props.topLeft}</div>}
        {props.topRight && <div className={styles.topRight}>{props.topRight}</div>}
        {props.legend && <div className={styles.bottomLeft}>{props.legend}</div>}
        {broken !== undefined && (
          <div className={styles.broken}>
            <RegionError error={broken} title={t('platform:map.failed')} onRetry={drawAgain} />
          </div>
        )}
        {unlocated && (
          <div className={styles.alert} role="alert">
            <Icon of={IconAlertCircle} />
            <p>{t('platform:map.noGeolocation')}</p>
            <ActionIcon aria-label={t('platform:map.close')} onClick={() => setUnlocated(false)}>
              <Icon of={IconX} size={14} />
            </ActionIcon>
          </div>
        )}
      </div>
      {asTable && <MapTable areas={areas} markers={markers} onMap={() => setAsTable(false)} />}
    </section>
  );

  function drawAgain(): void {
    setBroken(undefined);
    setAttempt(attempt + 1);
  }

  async function locate(): Promise<void> {
    const at = await ownPosition(navigator.geolocation);
    setHere(at);
    setUnlocated(at === null);
    if (!at) return;
    stage?.goTo(at, Math.max(CLOSE, stage.zoom()));
    onLocate?.(at);
  }
}
