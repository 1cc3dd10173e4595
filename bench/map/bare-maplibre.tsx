import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useState } from 'react';

setWorkerUrl(workerUrl);

export default function BareMaplibre() {
  const [holder, setHolder] = useState<HTMLElement | null>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!holder) return;
    const map = new MapLibre({
      container: holder,
      style: {
        version: 8,
        sources: {},
        layers: [{ id: 'sea', type: 'background', paint: { 'background-color': '#dde' } }],
      },
      attributionControl: false,
    });
    map.once('load', () => setReady(true));
    return () => map.remove();
  }, [holder]);
  return (
    <section ref={setHolder} data-drawn={isReady} data-ground="canvas" style={{ height: '100%' }} />
  );
}
