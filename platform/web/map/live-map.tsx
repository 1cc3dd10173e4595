import { memo, useCallback, useEffect, useState } from 'react';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import tipStyles from './areas/map-tip.module.css';
import { useBaseMap } from './base-map/use-base-map.ts';
import type { AreaHover, GeoMapProps } from './base-map-props.ts';
import { hasWebgl } from './canvas/has-webgl.ts';
import styles from './geo-map.module.css';
import { MapControls, useMapKeys } from './map-controls.tsx';
import type { AreaOutlines, MapArea, MapView } from './map-data.ts';
import { type MapStage, MapStageContext } from './map-stage.ts';
import { NotLocated, OwnMark, useOwnPosition } from './markers/own-position.tsx';
import type { Camera } from './mercator.ts';
import { MapPicture } from './picture/map-picture.tsx';
import { MovableMark } from './placing/movable-mark.tsx';
import { useChunk } from './view/use-chunk.ts';

/** The elements on the base map, in a separate chunk that loads in parallel with the renderer. */
const mapOverlay = () => import('./map-overlay.tsx');
/** MapLibre with our base map: a large chunk, only for browsers with WebGL. */
const mapCanvas = () => import('./canvas/map-canvas.tsx');
const noCanvas = async () => null;

type LiveMapProps = GeoMapProps & {
  onReady: (isReady: boolean) => void;
  onTable: () => void;
};

const NO_OUTLINES: AreaOutlines = { type: 'FeatureCollection', features: [] };
const NONE: never[] = [];
/**
 * MapLibre blocks the page for as long as all tile images take to load, so it starts after them, unless they are late.
 */
const PICTURES_FIRST_MS = 300;
const NOTHING_HAPPENS = () => {};
/** Characters of sources that fit below the map. More open with a button. */
const SOURCES_BELOW = 110;

/**
 * The map, and the tile images that replace WebGL until it has drawn, or permanently. Memoized, so it renders only on
 * changes.
 */
function LiveMap(props: LiveMapProps) {
  const { t } = useTranslation();
  const { label, outlines = NO_OUTLINES, areas = NONE, markers = NONE } = props;
  const { rings = NONE, lines = NONE } = props;
  const {
    inPage = false,
    clustered = false,
    chosen = null,
    onChoose,
    card,
    placing,
    onLocate,
    onTable,
    areaStyle,
    onStage,
  } = props;
  // Null while unknown, because the WebGL check takes as long as the first tile images.
  const [isDrawable, setDrawable] = useState<boolean | null>(null);
  const [overlay] = useState(newOverlay);
  const [canvasStage, setCanvasStage] = useState<MapStage | null>(null);
  const [pictureStage, setPictureStage] = useState<MapStage | null>(null);
  const [isPictured, setPictured] = useState(false);
  const stage = canvasStage ?? pictureStage;
  const [view, onViewChange] = useLookedAt(props.view);
  const [hover, setHover] = useState<AreaHover | null>(null);
  const [broken, setBroken] = useState<unknown>();
  const [attempt, setAttempt] = useState(1);
  const baseMap = useBaseMap(attempt, setBroken, props.ownBaseMap);
  const own = useOwnPosition(stage, onLocate);
  const onKeyDown = useMapKeys({ stage, drawn: canvasStage !== null, chosen, onChoose });
  const onReady = useCallback(() => props.onReady(true), [props.onReady]);
  const onSeen = useCallback(() => {
    setPictured(true);
    if (isDrawable === false) onReady();
  }, [isDrawable, onReady]);
  const onFail = useCallback(() => setDrawable(false), []);
  const onArea = useCallback(
    (id: string | null) => onChoose?.(id === null ? null : { kind: 'area', id }),
    [onChoose],
  );
  const hovered = hover && areas.find((area) => area.id === hover.id);
  const mayDraw = useTurn(isPictured, PICTURES_FIRST_MS);
  useEffect(() => {
    if (mayDraw) setDrawable(hasWebgl());
  }, [mayDraw]);
  const Overlay = useChunk(mapOverlay)?.default;
  const Canvas = useChunk(isDrawable ? mapCanvas : noCanvas)?.default;
  useEffect(() => {
    onStage?.(stage);
    return () => onStage?.(null);
  }, [stage, onStage]);
  const shown = {
    label,
    overlay,
    view,
    ground: baseMap,
    outlines,
    areas,
    areaStyle,
    rings,
    onViewChange,
    onArea,
  };
  const chosenArea = chosen?.kind === 'area' ? chosen.id : (props.outlinedArea ?? null);
  const sources = [baseMap?.attribution, props.attribution].filter(Boolean);
  const [areSourcesShown, setSourcesShown] = useState(false);
  const hasManySources = sources.length > 1 && sources.join('').length > SOURCES_BELOW;
  const isSeen = canvasStage !== null || isPictured;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of whatever has the focus in it
    <div
      className={styles.ground}
      data-drawn={isSeen && stage !== null && Overlay !== undefined}
      data-ground={canvasStage ? 'canvas' : 'picture'}
      onKeyDown={onKeyDown}
    >
      {!isSeen && !(stage && Overlay) && (
        <p className={styles.loading} role="status">
          {t('platform:map.loading')}
        </p>
      )}
      {Canvas && (
        <Canvas
          key={`canvas-${attempt}`}
          {...{ ...shown, inPage, chosenArea, onReady, onFail }}
          onError={setBroken}
          onStage={setCanvasStage}
          onHover={setHover}
        />
      )}
      {!canvasStage && (
        <MapPicture
          key={`picture-${attempt}`}
          {...{ ...shown, chosenArea }}
          stays={isDrawable === false}
          onReady={onSeen}
          // A failed tile image matters only without WebGL, which would draw the tile.
          onError={isDrawable === false ? setBroken : NOTHING_HAPPENS}
          onStage={setPictureStage}
          onHover={setHover}
        />
      )}
      {stage && Overlay && (
        <MapStageContext value={stage}>
          <Overlay
            {...{ outlines, areas, markers, clustered, rings, lines, chosen, card }}
            placed={placing?.at ?? null}
            onChoose={onChoose ?? NOTHING_HAPPENS}
          />
          {own.at && <OwnMark at={own.at} />}
          {placing && <MovableMark {...placing} />}
          <div className={styles.bottomRight} data-plate>
            <MapControls
              onLocate={onLocate && own.locate}
              onTable={onTable}
              onSources={hasManySources ? () => setSourcesShown(!areSourcesShown) : undefined}
              areSourcesShown={areSourcesShown}
            />
          </div>
        </MapStageContext>
      )}
      {baseMap && (
        <p
          className={styles.attribution}
          data-plate
          data-attribution
          data-open={(hasManySources && areSourcesShown) || undefined}
        >
          {sources[0]}
          <span hidden={hasManySources && !areSourcesShown}>
            {sources.slice(1).map((source) => ` · ${source}`)}
          </span>
        </p>
      )}
      {hovered && <MapTip {...hover} area={hovered} />}
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

/** Created once per map, so that its elements survive the switch to WebGL. */
function newOverlay(): HTMLElement {
  const overlay = document.createElement('div');
  overlay.className = styles.overlay ?? '';
  return overlay;
}

export default memo(LiveMap);

/** The view of the map: the given one until the user moves the map, and again when a new one is given. */
export function useLookedAt(given: MapView): [MapView, (at: Camera) => void] {
  const [gone, setGone] = useState<{ from: MapView; to: MapView }>({ from: given, to: given });
  const look = useCallback((to: Camera) => setGone({ from: given, to }), [given]);
  return [gone.from === given ? gone.to : given, look];
}

/** Whether a step may start: its predecessor is done or has timed out. */
export function useTurn(isDone: boolean, patience: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), patience);
    return () => clearTimeout(timer);
  }, [patience]);
  return isDone || isOver;
}

/** Follows the pointer over an area; keyboard users get the same text at the area's marker. */
function MapTip({
  x,
  y,
  area: { name, value, note },
}: {
  x: number;
  y: number;
  area: Pick<MapArea, 'name' | 'value' | 'note'>;
}) {
  return (
    <p
      className={tipStyles.tip}
      style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -100%)` }}
      aria-hidden="true"
    >
      {name} <b>{value}</b>
      {note && <small>{note}</small>}
    </p>
  );
}
