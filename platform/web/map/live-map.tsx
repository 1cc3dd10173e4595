import { memo, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RegionError } from '#platform/web/feedback/region-error.tsx';
import { MapTip } from './areas/map-tip.tsx';
import { hasWebgl } from './canvas/has-webgl.ts';
import styles from './geo-map.module.css';
import type { GeoMapProps } from './geo-map.tsx';
import { useGround } from './ground/use-ground.ts';
import type { AreaHover } from './ground-props.ts';
import { MapControls } from './map-controls.tsx';
import type { AreaOutlines } from './map-data.ts';
import { onCanvas, onPicture } from './map-parts.ts';
import { type MapStage, MapStageContext } from './map-stage.ts';
import { NotLocated } from './markers/not-located.tsx';
import { OwnMark } from './markers/own-mark.tsx';
import { useOwnPosition } from './markers/use-own-position.ts';
import { MovableMark } from './placing/movable-mark.tsx';
import { useChunk } from './view/use-chunk.ts';
import { useMapKeys } from './view/use-map-keys.ts';

type LiveMapProps = GeoMapProps & {
  onReady: (isReady: boolean) => void;
  onTable: (asTable: boolean) => void;
};

const NO_OUTLINES: AreaOutlines = { type: 'FeatureCollection', features: [] };
const NONE: never[] = [];
const NOTHING_HAPPENS = () => {};

/** The map itself, and the picture that stands in for WebGL. Not drawn again while nothing of it has changed. */
function LiveMap(props: LiveMapProps) {
  const { t } = useTranslation();
  const { label, view, outlines = NO_OUTLINES, areas = NONE, markers = NONE, rings = NONE } = props;
  const {
    inPage = false,
    clustered = false,
    chosen = null,
    onChoose,
    card,
    placing,
    onLocate,
    onTable,
  } = props;
  const [drawn, setDrawn] = useState(hasWebgl);
  const [stage, setStage] = useState<MapStage | null>(null);
  const [hover, setHover] = useState<AreaHover | null>(null);
  const [broken, setBroken] = useState<unknown>();
  const [attempt, setAttempt] = useState(1);
  const ground = useGround(attempt, setBroken, props.ownGround);
  const own = useOwnPosition(stage, onLocate);
  const onKeyDown = useMapKeys({ stage, drawn, chosen, onChoose });
  const onReady = useCallback(() => props.onReady(true), [props.onReady]);
  const onFail = useCallback(() => setDrawn(false), []);
  const onArea = useCallback(
    (id: string | null) => onChoose?.(id === null ? null : { kind: 'area', id }),
    [onChoose],
  );
  const hovered = hover && areas.find((area) => area.id === hover.id);
  const parts = useChunk(drawn ? onCanvas : onPicture);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of whatever has the focus in it
    <div className={styles.ground} onKeyDown={onKeyDown}>
      {parts && (
        <parts.Ground
          key={attempt}
          {...{ label, view, inPage, ground, outlines, areas, rings, onArea, onReady, onFail }}
          onError={setBroken}
          chosenArea={chosen?.kind === 'area' ? chosen.id : null}
          onStage={setStage}
          onHover={setHover}
        />
      )}
      {stage && parts ? (
        <MapStageContext value={stage}>
          <parts.MapOverlay
            {...{ outlines, areas, markers, clustered, rings, chosen, card }}
            placed={placing?.at ?? null}
            onChoose={onChoose ?? NOTHING_HAPPENS}
          />
          {own.at && <OwnMark at={own.at} />}
          {placing && <MovableMark {...placing} />}
          <div className={styles.bottomRight} data-plate>
            <MapControls onLocate={onLocate && own.locate} onTable={() => onTable(true)} />
          </div>
        </MapStageContext>
      ) : (
        <p className={styles.loading} role="status">
          {t('platform:map.loading')}
        </p>
      )}
      {ground && (
        <p className={styles.attribution} data-plate>
          {ground.attribution}
        </p>
      )}
      {hovered && <MapTip {...hover} name={hovered.name} value={hovered.value} />}
      {props.topLeft && (
        <div className={styles.topLeft} data-plate>
          {props.topLeft}
        </div>
      )}
      {props.topRight && (
        <div className={styles.topRight} data-plate>
          {props.topRight}
        </div>
      )}
      {props.legend && (
        <div className={styles.bottomLeft} data-plate>
          {props.legend}
        </div>
      )}
      {broken !== undefined && (
        <div className={styles.broken}>
          <RegionError error={broken} title={t('platform:map.failed')} onRetry={drawAgain} />
        </div>
      )}
      {own.isRefused && <NotLocated onClose={own.forget} />}
    </div>
  );

  function drawAgain(): void {
    setBroken(undefined);
    setAttempt(attempt + 1);
  }
}

export default memo(LiveMap);
