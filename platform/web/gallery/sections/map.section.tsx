import { useMemo, useState } from 'react';
import { useCountries } from '#platform/web/map/areas/use-countries.ts';
import { GeoMap } from '#platform/web/map/geo-map.tsx';
import type { AreaOutlines, LngLat, MapTarget, MapView } from '#platform/web/map/map-data.ts';
import { MapLegend } from '#platform/web/map/map-legend.tsx';
import { Example } from '../example.tsx';
import { AREAS, RETAILERS, RINGS, SHOPS } from '../examples/map-example.ts';
import type { GallerySection } from '../gallery-section.ts';
import styles from './map.section.module.css';

const EUROPE: MapView = { bounds: [-5, 41, 17, 56] };
const AVEYRON: MapView = { bounds: [1.6, 43.8, 3.7, 45.1] };
const DENMARK: MapView = { centre: [10.5, 55.9], zoom: 5 };

export const section: GallerySection = { Example: MapExample };

function MapExample() {
  return (
    <div className={styles.examples}>
      <Example
        name="Areas by value, one chosen; retailers in clusters with the share that sells"
        isWide
      >
        <div className={styles.map}>
          <Opportunity />
        </div>
      </Example>
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

function Opportunity() {
  const countries = useCountries();
  const [chosen, setChosen] = useState<MapTarget | null>({ kind: 'area', id: 'DE' });
  const outlines = useMemo((): AreaOutlines => {
    const known = new Set(AREAS.map((area) => area.id));
    const features = countries.filter((country) => known.has(country.properties.id));
    return { type: 'FeatureCollection', features };
  }, [countries]);
  const shop = chosen?.kind === 'marker' && RETAILERS.find((marker) => marker.id === chosen.id);
  return (
    <GeoMap
      label="Penetration by country, and retailers"
      view={EUROPE}
      outlines={outlines}
      areas={AREAS}
      markers={RETAILERS}
      clustered
      chosen={chosen}
      onChoose={setChosen}
      onLocate={() => {}}
      topLeft={
        <>
          <b>Countries</b>
          <span className={styles.quiet}>level 1 of 4, next at zoom 5</span>
        </>
      }
      card={
        shop && (
          <>
            <b>{shop.name}</b>
            <p className={styles.quiet}>{shop.note}</p>
          </>
        )
      }
      legend={
        <MapLegend
          title="Penetration rate"
          rules={[
            { tone: 5, label: '≥ 12%', count: '1 area' },
            { tone: 4, label: '≥ 8%', count: '2 areas' },
            { tone: 3, label: '≥ 5%', count: '3 areas' },
            { tone: 2, label: '≥ 2%', count: '2 areas' },
            { tone: 1, label: '< 2%', count: '2 areas' },
            { tone: 0, label: '= 0%', count: '1 area' },
          ]}
          marks={[
            { sign: 'disc', label: 'Sells Maison Aubrac' },
            { sign: 'ring', label: 'Does not yet' },
            { sign: 'cluster', label: 'Cluster, arc: sells it' },
          ]}
        />
      }
    />
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
