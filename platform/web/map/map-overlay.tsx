import { type ReactNode, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { AreaSigns } from './areas/area-signs.tsx';
import { MapWords } from './labels/map-words.tsx';
import type { AreaOutlines, MapArea, MapMarker, MapRing, MapTarget } from './map-data.ts';
import { useMapStage } from './map-stage.ts';
import { MapMarkers } from './markers/map-markers.tsx';
import { MarkerCard } from './markers/marker-card.tsx';
import { markerClusters } from './markers/marker-clusters.ts';
import { useRestingView } from './use-resting-view.ts';

type MapOverlayProps = {
  outlines: AreaOutlines;
  areas: readonly MapArea[];
  markers: readonly MapMarker[];
  clustered: boolean;
  rings: readonly MapRing[];
  chosen: MapTarget | null;
  card: ReactNode;
  onChoose: (target: MapTarget) => void;
};

/** Everything that stands on the ground, west to east, so that the arrow keys walk as the eye does. */
export default function MapOverlay(props: MapOverlayProps) {
  const { outlines, areas, markers, clustered, rings, chosen, card, onChoose } = props;
  const { overlay } = useMapStage();
  const { bounds, zoom } = useRestingView();
  const clusters = useMemo(() => markerClusters(markers, clustered), [markers, clustered]);
  const standing = useMemo(
    () => clusters(bounds, zoom).toSorted((a, b) => a.at[0] - b.at[0]),
    [clusters, bounds, zoom],
  );
  const chosenMarker = chosen?.kind === 'marker' ? chosen.id : null;
  const chosenPlace = markers.find((marker) => marker.id === chosenMarker)?.at;
  const others = useMemo(
    () => standing.filter((item) => item.id !== chosenMarker).map((item) => item.at),
    [standing, chosenMarker],
  );
  return createPortal(
    <>
      <AreaSigns
        outlines={outlines}
        areas={areas}
        standing={standing}
        chosen={chosen?.kind === 'area' ? chosen.id : null}
        onChoose={onChoose}
      />
      <MapWords standing={standing} rings={rings} />
      <MapMarkers standing={standing} chosen={chosenMarker} onChoose={onChoose} />
      {card && chosenPlace && (
        <MarkerCard at={chosenPlace} others={others}>
          {card}
        </MarkerCard>
      )}
    </>,
    overlay,
  );
}
