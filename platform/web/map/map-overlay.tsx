import { useElementSize } from '@mantine/hooks';
import { memo, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { AreaSigns } from './areas/area-signs.tsx';
import { MapLabels } from './labels/map-labels.tsx';
import type {
  AreaOutlines,
  Bounds,
  LngLat,
  MapArea,
  MapLine,
  MapMarker,
  MapRing,
  MapTarget,
} from './map-data.ts';
import { useMapStage } from './map-stage.ts';
import styles from './markers/map-lines.module.css';
import { MapMarkers } from './markers/map-markers.tsx';
import markerCardStyles from './markers/marker-card.module.css';
import { isPlainDot, MANY_DOTS, markerClusters } from './markers/marker-clusters.ts';
import { placeCard } from './markers/place-card.ts';

const BEYOND = 0.25;

type MapOverlayProps = {
  outlines: AreaOutlines;
  areas: readonly MapArea[];
  markers: readonly MapMarker[];
  clustered: boolean;
  rings: readonly MapRing[];
  lines: readonly MapLine[];
  chosen: MapTarget | null;
  /** Whether the user is placing a mark. */
  placed: LngLat | null;
  card: ReactNode;
  onChoose: (target: MapTarget) => void;
};

const NONE: never[] = [];

/** All elements on the base map, sorted west to east so that the arrow keys follow the visual order. */
function MapOverlay(props: MapOverlayProps) {
  const { outlines, areas, markers, clustered, rings, lines, chosen, placed } = props;
  const { card, onChoose } = props;
  const { overlay } = useMapStage();
  const { bounds, zoom } = useRestingView();
  const clusters = useMemo(() => markerClusters(markers, clustered), [markers, clustered]);
  const items = useMemo(
    () => clusters(bounds, zoom).toSorted((a, b) => a.at[0] - b.at[0]),
    [clusters, bounds, zoom],
  );
  const dots = useMemo(() => items.filter(isPlainDot), [items]);
  const areMany = dots.length > MANY_DOTS;
  // Labels and cards avoid only distinct elements; among thousands of dots there is no free space.
  const apart = useMemo(
    () => (areMany ? items.filter((item) => !isPlainDot(item)) : items),
    [items, areMany],
  );
  const chosenMarker = chosen?.kind === 'marker' ? chosen.id : null;
  const chosenPlace = useMemo(
    () => markers.find((marker) => marker.id === chosenMarker)?.at,
    [markers, chosenMarker],
  );
  const others = useMemo(
    () => apart.filter((item) => item.id !== chosenMarker).map((item) => item.at),
    [apart, chosenMarker],
  );
  return createPortal(
    <>
      <AreaSigns
        outlines={outlines}
        areas={areas}
        standing={apart}
        bounds={bounds}
        chosen={chosen?.kind === 'area' ? chosen.id : null}
        onChoose={onChoose}
      />
      <MapLines lines={lines} />
      <MapLabels standing={apart} rings={rings} lines={lines} placed={placed} />
      <MapMarkers
        standing={items}
        drawn={areMany ? dots : NONE}
        chosen={chosenMarker}
        onChoose={onChoose}
      />
      {card && chosenPlace && (
        <MarkerCard at={chosenPlace} others={others}>
          {card}
        </MarkerCard>
      )}
    </>,
    overlay,
  );
}

export default memo(MapOverlay);

/** Dotted lines between places, below the markers; moved once per frame without React. */
function MapLines({ lines }: { lines: readonly MapLine[] }) {
  const stage = useMapStage();
  const drawing = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      lines.forEach(({ from, to }, index) => {
        const [a, b] = [stage.project(from), stage.project(to)];
        drawing.current?.children[index]?.setAttribute('d', `M${a.x} ${a.y}L${b.x} ${b.y}`);
      });
    };
    place();
    return stage.onMove(place);
  }, [stage, lines]);
  if (lines.length === 0) return null;
  return (
    <svg ref={drawing} className={styles.lines} aria-hidden="true">
      {lines.map(({ id }) => (
        <path key={id} />
      ))}
    </svg>
  );
}

type RestingView = { bounds: Bounds; zoom: number };

/** The visible bounds when the map rests, with a margin so that a short drag shows no empty area. */
function useRestingView(): RestingView {
  const stage = useMapStage();
  const [view, setView] = useState(() => look());
  // biome-ignore lint/correctness/useExhaustiveDependencies: look reads the stage alone
  useEffect(() => {
    setView(look());
    let whole = Math.floor(stage.zoom());
    const stopRest = stage.onRest(() => setView(look()));
    const stopMove = stage.onMove(() => {
      if (Math.floor(stage.zoom()) === whole) return;
      whole = Math.floor(stage.zoom());
      setView(look());
    });
    return () => {
      stopRest();
      stopMove();
    };
  }, [stage]);
  return view;

  function look(): RestingView {
    const [west, south, east, north] = stage.bounds();
    const [x, y] = [(east - west) * BEYOND, (north - south) * BEYOND];
    return { bounds: [west - x, south - y, east + x, north + y], zoom: stage.zoom() };
  }
}

type MarkerCardProps = { at: LngLat; others: readonly LngLat[]; children: ReactNode };

/** Shown next to the chosen marker, where it hides the fewest others. */
function MarkerCard({ at, others, children }: MarkerCardProps) {
  const stage = useMapStage();
  const { ref, width, height } = useElementSize();
  const [place, setPlace] = useState<{ x: number; y: number } | null>(null);
  useLayoutEffect(() => {
    const settle = () => {
      if (width === 0) return;
      const card = { width: width + 2 * 12, height: height + 2 * 10 };
      setPlace(placeCard(stage.project(at), card, stage.size(), others.map(stage.project)));
    };
    settle();
    return stage.onMove(settle);
  }, [stage, at, others, width, height]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps a click on the card from reaching the map below
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      ref={ref}
      className={markerCardStyles.card}
      style={
        place ? { transform: `translate(${place.x}px, ${place.y}px)` } : { visibility: 'hidden' }
      }
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </div>
  );
}
