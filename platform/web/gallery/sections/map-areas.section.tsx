import type { Feature, MultiPolygon } from 'geojson';
import { useEffect, useMemo, useState } from 'react';
import { GeoMap } from '#platform/web/map/geo-map.tsx';
import countriesUrl from '#platform/web/map/geometry/countries.geo.json?url';
import type { AreaOutlines, MapTarget, MapView } from '#platform/web/map/map-data.ts';
import { MapLegend } from '#platform/web/map/map-legend.tsx';
import { Example } from '../example.tsx';
import { AREAS, RETAILERS } from '../examples/map-example.ts';
import type { GallerySection } from '../gallery-section.ts';
import styles from './map.section.module.css';

const EUROPE: MapView = { bounds: [-5, 41, 17, 56] };

export const section: GallerySection = { Example: AreasExample };

function AreasExample() {
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

type Country = Feature<MultiPolygon, { id: string }>;

/** Outlines of countries; empty until loaded and if loading fails. */
function useCountries(): Country[] {
  const [countries, setCountries] = useState<Country[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(countriesUrl, { signal: leaving.signal })
      .then((response) => response.json())
      .then((world: { features: Country[] }) => setCountries(world.features))
      .catch(() => {});
    return () => leaving.abort();
  }, []);
  return countries;
}
