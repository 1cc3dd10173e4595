import { useMemo } from 'react';
import { ringOutline } from '../areas/ring-outline.ts';
import type { BaseMapProps } from '../base-map-props.ts';
import { type Camera, type Size, toWorld } from '../mercator.ts';
import { toneColour } from '../palette/map-palette.ts';
import styles from './map-picture.module.css';
import { outlinePath } from './outline-path.ts';

type AreaShapesProps = Pick<
  BaseMapProps,
  'label' | 'outlines' | 'areas' | 'areaStyle' | 'rings' | 'chosenArea' | 'onArea' | 'onHover'
> & { camera: Camera; size: Size };

/** Areas and rings on the tile images of the base map. */
export function AreaShapes(props: AreaShapesProps) {
  const { label, outlines, areas, areaStyle, rings, chosenArea, onArea, onHover } = props;
  const { camera, size } = props;
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
      <g transform={groundTransform(camera, size)}>
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

function groundTransform({ centre, zoom }: Camera, { width, height }: Size): string {
  const scale = 2 ** zoom;
  const { x, y } = toWorld(centre);
  return `translate(${width / 2 - x * scale} ${height / 2 - y * scale}) scale(${scale})`;
}
