import { IconFlame } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useRoving } from '#platform/web/charts/plot/use-roving.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { signBox } from '../labels/map-labels.tsx';
import { type Box, boxAround, isFree } from '../labels/place-labels.ts';
import type { AreaOutlines, Bounds, LngLat, MapArea, MapTarget } from '../map-data.ts';
import { useMapStage } from '../map-stage.ts';
import type { Cluster, SingleMarker } from '../markers/marker-clusters.ts';
import { Pinned, PinnedGroup } from '../markers/pinned.tsx';
import type { Point } from '../mercator.ts';
import { areaAnchor } from './area-outline.ts';
import styles from './area-signs.module.css';

const STEPS: Point[] = [
  { x: 0, y: 0 },
  ...[24, 36].flatMap((far) => [
    { x: far * 0.7, y: -far * 0.7 },
    { x: -far * 0.7, y: -far * 0.7 },
    { x: far * 0.7, y: far * 0.7 },
    { x: -far * 0.7, y: far * 0.7 },
  ]),
];

type AreaSignsProps = {
  outlines: AreaOutlines;
  areas: readonly MapArea[];
  standing: readonly (Cluster | SingleMarker)[];
  bounds: Bounds;
  chosen: string | null;
  onChoose: (target: MapTarget) => void;
};

const FLAME = 11;
/** Above this number only visible areas get a marker, because each is updated in every frame of a drag. */
const MANY_AREAS = 120;

/** Focusable markers of areas, which WebGL draws without names, and the flame of hot areas. */
export function AreaSigns({ outlines, areas, standing, bounds, chosen, onChoose }: AreaSignsProps) {
  const { t } = useTranslation();
  const stage = useMapStage();
  const anchors = useMemo(
    () =>
      new Map(
        outlines.features.map(({ geometry, properties }) => [properties.id, areaAnchor(geometry)]),
      ),
    [outlines],
  );
  const outlined = useMemo(
    () =>
      areas.flatMap((area) => {
        const at = anchors.get(area.id);
        return at ? [{ ...area, at }] : [];
      }),
    [areas, anchors],
  );
  const [west, south, east, north] = bounds;
  const placed =
    outlined.length > MANY_AREAS
      ? outlined.filter(({ at: [x, y] }) => x >= west && x <= east && y >= south && y <= north)
      : outlined;
  const roving = useRoving(placed.length);
  const flames = placeFlames();
  return (
    <PinnedGroup layer="ground">
      {placed.map((area, index) => (
        <Pinned key={area.id} at={area.at} layer="ground">
          {area.hot && (
            <i
              className={styles.flame}
              style={flames.get(area.id)}
              title={t('platform:map.hot')}
              data-flame
            >
              <Icon of={IconFlame} size={12} />
            </i>
          )}
          <button
            type="button"
            className={styles.key}
            ref={roving.ref(index)}
            tabIndex={roving.tabIndex(index)}
            data-target={area.id}
            aria-label={spoken(area)}
            aria-pressed={area.id === chosen}
            onFocus={() => {
              roving.stand(index);
              bringIntoView(area.at);
            }}
            onKeyDown={(event) => roving.walk(event, index)}
            onClick={(event) => {
              event.stopPropagation();
              onChoose({ kind: 'area', id: area.id });
            }}
          />
          <p className={styles.tip} aria-hidden="true">
            {area.name} <b>{area.value}</b>
            {area.note && <small>{area.note}</small>}
          </p>
        </Pinned>
      ))}
    </PinnedGroup>
  );

  function spoken({ name, value, note, hot }: MapArea): string {
    return [name, value, note, hot && t('platform:map.hot')].filter(Boolean).join(', ');
  }

  /** Beside markers, and beside each other in small areas. */
  function placeFlames(): Map<string, { left: number; top: number }> {
    const taken = standing.map((item) => signBox(item, stage));
    return new Map(
      placed.flatMap(({ id, at, hot }) => {
        if (!hot) return [];
        const from = stage.project(at);
        const { x, y } = freeSpot(from, FLAME, taken);
        taken.push(boxAround({ x: from.x + x, y: from.y + y }, FLAME));
        return [[id, { left: x, top: y }]];
      }),
    );
  }

  function bringIntoView(at: LngLat): void {
    const { x, y } = stage.project(at);
    const { width, height } = stage.size();
    if (x < 0 || y < 0 || x > width || y > height) stage.goTo(at);
  }
}

/** Offset of a small marker so that it covers no other; none if there is no free space. */
export function freeSpot(from: Point, half: number, taken: readonly Box[]): Point {
  const free = STEPS.find((step) =>
    isFree(boxAround({ x: from.x + step.x, y: from.y + step.y }, half), taken),
  );
  return free ?? { x: 0, y: 0 };
}
