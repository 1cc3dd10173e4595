import { memo, type ReactNode, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { AreaSigns } from './areas/area-signs.tsx';
import { MapLabels } from './labels/map-labels.tsx';
import type {
  AreaOutlines,
  LngLat,
  MapArea,
  MapLine,
  MapMarker,
  MapRing,
  MapTarget,
} from './map-data.ts';
import { useMapStage } from './map-stage.ts';
import { MapLines } from './markers/map-lines.tsx';
import { MapMarkers } from './markers/map-markers.tsx';
import { MarkerCard } from './markers/marker-card.tsx';
import { markerClusters } from './markers/marker-clusters.ts';
import { isPlainDot, MANY_DOTS } from './markers/plain-dot.ts';
import { useRestingView } from './view/use-resting-view.ts';

type MapOverlayProps = {
  outlines: AreaOutlines;
  areas: readonly MapArea[];
  markers: readonly MapMarker[];
  clustered: boolean;
  rings: readonly MapRing[];
  lines: readonly MapLine[];
  chosen: MapTarget | null;
  /** Where something is being placed. */
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
  const standing = useMemo(
    () => clusters(bounds, zoom).toSorted((a, b) => a.at[0] - b.at[0]),
    [clusters, bounds, zoom],
  );
  const dots = useMemo(() => standing.filter(isPlainDot), [standing]);
  const areMany = dots.length > MANY_DOTS;
  // Labels and cards avoid only distinct elements; among thousands of dots there is no free space.
  const apart = useMemo(
    () => (areMany ? standing.filter((item) => !isPlainDot(item)) : standing),
    [standing, areMany],
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
      <MapLabels standing={apart} rings={rings} placed={placed} />
      <MapMarkers
        standing={standing}
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
