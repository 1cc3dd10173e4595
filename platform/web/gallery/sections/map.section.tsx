import { useState } from 'react';
import { GeoMap } from '#platform/web/map/geo-map.tsx';
import type { LngLat, MapTarget, MapView } from '#platform/web/map/map-data.ts';
import { MapLegend } from '#platform/web/map/map-legend.tsx';
import { Example } from '../example.tsx';
import { RINGS, SHOPS } from '../examples/map-example.ts';
import type { GallerySection } from '../gallery-section.ts';
import styles from './map.section.module.css';

const AVEYRON: MapView = { bounds: [1.6, 43.8, 3.7, 45.1] };
const DENMARK: MapView = { centre: [10.5, 55.9], zoom: 5 };

export const section: GallerySection = { Example: MapExample };

function MapExample() {
  return (
    <div className={styles.examples}>
      <Example name="Numbered shops with their names and rings of distance" isWide>
        <div className={styles.map}>
          <Locator />
        </div>
      </Example>
      <Example name="A place that is put on the map by press, drag or arrow keys" isWide>
        <div className={styles.small}>
          <Placed />
        </div>
      </Example>
      <Example name="Only the ground" isWide>
        <div className={styles.small}>
          <GeoMap label="A map without anything on it" view={DENMARK} />
        </div>
      </Example>
    </div>
  );
}

function Locator() {
  const [chosen, setChosen] = useState<MapTarget | null>({ kind: 'marker', id: '1' });
  return (
    <GeoMap
      label="10 shops around Rodez"
      view={AVEYRON}
      markers={SHOPS}
      rings={RINGS}
      chosen={chosen}
      onChoose={setChosen}
      legend={
        <MapLegend
          title="Kinds of shop"
          marks={[
            { sign: 'disc', label: 'Coutellerie partenaire' },
            { sign: 'ring', label: 'Arts de la table' },
            { sign: 'square', label: 'Grand magasin' },
          ]}
        />
      }
    />
  );
}

function Placed() {
  const [at, setAt] = useState<LngLat | null>([2.573, 44.35]);
  return (
    <GeoMap
      label="A shop that is put on its place"
      view={AVEYRON}
      placing={{ at, name: 'Coutellerie de Rodez', onPlace: setAt }}
    />
  );
}
