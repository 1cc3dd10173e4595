import { useElementSize } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { ringOutline } from '../areas/ring-outline.ts';
import type { GroundProps } from '../ground-props.ts';
import { MARGIN } from '../ground-props.ts';
import type { MapView } from '../map-data.ts';
import { type Camera, cameraFor, type Size, toWorld } from '../mercator.ts';
import { toneColour } from '../palette/map-palette.ts';
import styles from './map-picture.module.css';
import { outlinePath } from './outline-path.ts';
import { pictureStage } from './picture-stage.ts';
import { useCountries } from './use-countries.ts';

/** The same ground without WebGL: it can be zoomed by the buttons, chosen from and read, but not dragged. */
export default function MapPicture(props: GroundProps) {
  const { label, view, outlines, areas, rings, chosenArea } = props;
  const { onStage, onArea, onHover, onReady, onError } = props;
  const { ref, width, height } = useElementSize();
  const [overlay, setOverlay] = useState<HTMLDivElement | null>(null);
  const [moved, setMoved] = useState<Camera | null>(null);
  const countries = useCountries(onError);
  const size = useMemo(() => ({ width, height }), [width, height]);
  const camera = useMemo(() => moved ?? firstCamera(view, size), [moved, view, size]);
  const land = useMemo(
    () => countries.map(({ geometry }) => outlinePath(geometry)).join(''),
    [countries],
  );
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

  useEffect(() => {
    if (countries.length > 0) onReady();
  }, [countries, onReady]);

  useEffect(() => {
    if (!overlay || size.width === 0) return;
    onStage(pictureStage(overlay, { camera, size, move: setMoved }));
  }, [overlay, camera, size, onStage]);

  return (
    <div ref={ref} className={styles.picture} tabIndex={-1}>
      <svg width="100%" height="100%" role="img" aria-label={label}>
        <g transform={groundTransform(camera, size)}>
          <path className={styles.land} d={land} />
          {shapes.map(({ id, d }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has a button for every area
            <path
              key={id}
              className={styles.area}
              data-tone={known.get(id)?.tone ?? 0}
              style={{ fill: known.get(id)?.colour ?? toneColour(known.get(id)?.tone ?? 0) }}
              d={d}
              onClick={() => onArea(id)}
              onPointerMove={({ nativeEvent }) =>
                onHover({ id, x: nativeEvent.offsetX, y: nativeEvent.offsetY })
              }
              onPointerLeave={() => onHover(null)}
            />
          ))}
          {rings.map((ring) => (
            <path
              key={ring.id}
              className={styles.ring}
              d={outlinePath(ringOutline(ring).geometry)}
            />
          ))}
          {chosen && <path className={styles.halo} d={chosen.d} />}
          {chosen && <path className={styles.chosen} d={chosen.d} />}
        </g>
      </svg>
      <div ref={setOverlay} className={styles.overlay} />
    </div>
  );
}

function firstCamera(view: MapView, size: Size): Camera {
  return 'bounds' in view ? cameraFor(view.bounds, size, MARGIN) : view;
}

function groundTransform({ centre, zoom }: Camera, { width, height }: Size): string {
  const scale = 2 ** zoom;
  const { x, y } = toWorld(centre);
  return `translate(${width / 2 - x * scale} ${height / 2 - y * scale}) scale(${scale})`;
}
