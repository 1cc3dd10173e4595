import type { MultiPolygon, Polygon } from 'geojson';
import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import { ringOutline } from '../areas/area-outline.ts';
import type { ActiveBaseMap, BaseMapPictures } from '../base-map/choose-base-map.ts';
import { type BaseMapProps, MARGIN } from '../base-map-props.ts';
import type { MapStage } from '../map-stage.ts';
import {
  type Camera,
  cameraBounds,
  cameraOn,
  pointOn,
  type Size,
  toScreen,
  toWorld,
} from '../mercator.ts';
import { toneColour } from '../palette/map-palette.ts';
import { readMapTheme, useThemed } from '../palette/use-map-palette.ts';
import { moveElementInto } from '../view/move-element-into.ts';
import styles from './map-picture.module.css';
import { StaticBaseMap } from './static-base-map.tsx';

/** As the hatch of the canvas. */
const HATCH_WIDTH = 7;
const NOT_YET: Size = { width: 0, height: 0 };

/** At higher zoom levels streets look different from the suite's own base map. */
const LIKE_STREETS_UNTIL = 7;

type MapPictureProps = Omit<BaseMapProps, 'inPage' | 'onFail'> & {
  /** True without WebGL, where the tile images stay. */
  stays: boolean;
};

/**
 * The base map as tile images, until WebGL is ready or without it: it allows zoom buttons, selection and reading, but
 * no dragging.
 */
export function MapPicture(props: MapPictureProps) {
  const { label, overlay, view, ground: baseMap, stays } = props;
  const { onStage, onViewChange, onHover, onReady, onError } = props;
  const [paper, setPaper] = useState<HTMLDivElement | null>(null);
  const size = useBoxSize(paper);
  const theme = useThemed(paper, readMapTheme);
  const camera = useMemo(() => cameraOn(view, size, MARGIN), [view, size]);
  const pictures = firstPictures(baseMap, { zoom: camera.zoom, stays });
  const isMeasured = size.width > 0;

  useLayoutEffect(() => {
    if (!paper || !isMeasured) return;
    moveElementInto(paper, overlay);
    onStage(pictureStage(overlay, { paper, camera, size, move: onViewChange }));
  }, [paper, isMeasured, overlay, camera, size, onStage, onViewChange]);

  useEffect(
    () => () => {
      onStage(null);
      onHover(null);
    },
    [onStage, onHover],
  );

  return (
    <div ref={setPaper} className={styles.picture} tabIndex={-1}>
      {pictures && theme && isMeasured && (
        <StaticBaseMap {...{ pictures, theme, camera, size, onError }} onSeen={onReady} />
      )}
      <AreaShapes {...props} {...{ label, camera, size }} />
    </div>
  );
}

/**
 * The tile images to show: always where there is no WebGL, otherwise only where the coming map looks the same.
 * Switching to another provider's style would be a visible jump.
 */
export function firstPictures(
  baseMap: ActiveBaseMap | null,
  { zoom, stays }: { zoom: number; stays: boolean },
): BaseMapPictures | null {
  if (!baseMap || stays) return baseMap?.pictures ?? null;
  if (baseMap.drawn.kind === 'style') return null;
  const isSuiteBaseMap = baseMap.drawn.tiles.pictures !== undefined;
  return isSuiteBaseMap || zoom < LIKE_STREETS_UNTIL ? baseMap.pictures : null;
}

/** Size of an element, measured before its first paint, because a ResizeObserver would cost a frame or two. */
function useBoxSize(element: HTMLElement | null): Size {
  const [size, setSize] = useState(NOT_YET);
  useLayoutEffect(() => {
    if (!element) return;
    const read = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((known) =>
        known.width === width && known.height === height ? known : { width, height },
      );
    };
    read();
    const watch = new ResizeObserver(read);
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  return size;
}

type AreaShapesProps = Pick<
  BaseMapProps,
  'label' | 'outlines' | 'areas' | 'areaStyle' | 'rings' | 'chosenArea' | 'onArea' | 'onHover'
> & { camera: Camera; size: Size };

/** Areas and rings on the tile images of the base map. */
function AreaShapes(props: AreaShapesProps) {
  const { label, outlines, areas, areaStyle, rings, chosenArea, onArea, onHover } = props;
  const { camera, size } = props;
  const hatch = useId();
  const shapes = useMemo(
    () =>
      outlines.features.map(({ geometry, properties }) => ({
        id: properties.id,
        d: outlinePath(geometry),
      })),
    [outlines],
  );
  const known = new Map(areas.map((area) => [area.id, area]));
  const chosen = shapes.find((shape) => shape.id === chosenArea);
  return (
    <svg width="100%" height="100%" role="img" aria-label={label}>
      <defs>
        {/* In the coordinates of the world, so that lines are as dense on the screen at every zoom. */}
        <pattern
          id={hatch}
          width={HATCH_WIDTH}
          height={HATCH_WIDTH}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${2 ** -camera.zoom})`}
        >
          <path className={styles.hatch} d="M-1 1L1 -1M0 7L7 0M6 8L8 6" />
        </pattern>
      </defs>
      <g transform={baseMapTransform(camera, size)}>
        {shapes.map(({ id, d }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has a button for every area
          <path
            key={id}
            className={styles.area}
            data-tone={known.get(id)?.tone ?? 0}
            style={{
              fill: known.get(id)?.colour ?? toneColour(known.get(id)?.tone ?? 0),
              ...(areaStyle && {
                fillOpacity: areaStyle.opacity,
                strokeWidth: areaStyle.borderWidth,
              }),
            }}
            d={d}
            onClick={() => onArea(id)}
            onPointerMove={({ nativeEvent }) =>
              onHover({ id, x: nativeEvent.offsetX, y: nativeEvent.offsetY })
            }
            onPointerLeave={() => onHover(null)}
          />
        ))}
        {shapes
          .filter(({ id }) => known.get(id)?.tone === 'none')
          .map(({ id, d }) => (
            <path key={`${id} none`} className={styles.noValue} fill={`url(#${hatch})`} d={d} />
          ))}
        {rings.map((ring) => (
          <path key={ring.id} className={styles.ring} d={outlinePath(ringOutline(ring).geometry)} />
        ))}
        {shapes
          .filter(({ id }) => known.get(id)?.outlined)
          .map(({ id, d }) => (
            <path key={`${id} outlined`} className={styles.outlined} d={d} />
          ))}
        {chosen && <path className={styles.halo} d={chosen.d} />}
        {chosen && <path className={styles.chosen} d={chosen.d} />}
      </g>
    </svg>
  );
}

function baseMapTransform({ centre, zoom }: Camera, { width, height }: Size): string {
  const scale = 2 ** zoom;
  const { x, y } = toWorld(centre);
  return `translate(${width / 2 - x * scale} ${height / 2 - y * scale}) scale(${scale})`;
}

/** An outline as an SVG path in the coordinates of the world at zoom 0. */
export function outlinePath(geometry: Polygon | MultiPolygon): string {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons
    .flat()
    .map((ring) => `M${ring.map(([x = 0, y = 0]) => corner(x, y)).join('L')}Z`)
    .join('');
}

function corner(longitude: number, latitude: number): string {
  const { x, y } = toWorld([longitude, latitude]);
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}

type Picture = {
  paper: HTMLElement;
  camera: Camera;
  size: Size;
  move: (camera: Camera) => void;
};

/** Each view of a static image is a separate stage, because it does not move. */
function pictureStage(overlay: HTMLElement, { paper, camera, size, move }: Picture): MapStage {
  const neverMoves = () => () => {};
  const listen = <Type extends 'click' | 'mousemove' | 'mouseleave'>(
    type: Type,
    listener: (event: MouseEvent) => void,
  ) => {
    paper.addEventListener(type, listener);
    return () => paper.removeEventListener(type, listener);
  };
  const pointOf = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = paper.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  return {
    overlay,
    size: () => size,
    zoom: () => camera.zoom,
    centre: () => camera.centre,
    bounds: () => cameraBounds(camera, size),
    project: (at) => toScreen(at, camera, size),
    unproject: (point) => pointOn(point, camera, size),
    onMove: neverMoves,
    onRest: neverMoves,
    onPress: (listener) => listen('click', (event) => listener(pointOf(event))),
    onPoint: (listener) => {
      const stops = [
        listen('mousemove', (event) => listener(pointOf(event))),
        listen('mouseleave', () => listener(null)),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    keepFree: () => {},
    focus: () => paper.focus(),
    zoomBy: (steps) => move({ ...camera, zoom: camera.zoom + steps }),
    goTo: (centre, zoom = camera.zoom) => move({ centre, zoom }),
    picture: async () => copyPicture(paper, size),
  };
}

/** Copies the canvas with the base map and draws areas and rings on it in their current colours. */
function copyPicture(paper: HTMLElement, { width, height }: Size): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  const ratio = window.devicePixelRatio;
  copy.width = Math.round(width * ratio);
  copy.height = Math.round(height * ratio);
  const pen = copy.getContext('2d');
  if (!pen) return copy;
  const sheet = paper.querySelector('canvas');
  if (sheet) pen.drawImage(sheet, 0, 0, copy.width, copy.height);
  for (const path of paper.querySelectorAll('svg > g path')) {
    const { fill, fillOpacity, stroke, strokeWidth } = getComputedStyle(path);
    const matrix = (path as SVGPathElement).getCTM();
    if (!matrix) continue;
    const shape = new Path2D();
    shape.addPath(new Path2D(path.getAttribute('d') ?? ''), matrix);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.globalAlpha = Number(fillOpacity);
    pen.fillStyle = fill;
    // A pattern is left out, because a canvas cannot draw it.
    if (fill !== 'none' && !fill.startsWith('url')) pen.fill(shape);
    pen.globalAlpha = 1;
    pen.strokeStyle = stroke;
    pen.lineWidth = Number.parseFloat(strokeWidth);
    if (stroke !== 'none' && pen.lineWidth > 0) pen.stroke(shape);
  }
  return copy;
}
