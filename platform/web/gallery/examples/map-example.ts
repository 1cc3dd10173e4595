import type { AreaTone, MapArea, MapMarker, MapRing } from '#platform/web/map/map-data.ts';

const PENETRATION: ReadonlyMap<string, [name: string, share: number]> = new Map(
  Object.entries<[name: string, share: number]>({
    FR: ['France', 13.1],
    DE: ['Deutschland', 6.2],
    BE: ['Belgique', 8.4],
    CH: ['Schweiz', 5.3],
    AT: ['Österreich', 2.6],
    IT: ['Italia', 1.2],
    ES: ['España', 3.8],
    LU: ['Luxembourg', 9.1],
    NL: ['Nederland', 1.7],
    NO: ['Norge', 5.9],
    DK: ['Danmark', 0],
  }),
);

export const AREAS: MapArea[] = [...PENETRATION].map(([id, [name, share]]) => ({
  id,
  name,
  value: `${share.toFixed(1)}%`,
  tone: toneOf(share),
  hot: id === 'CH',
}));

function toneOf(share: number): AreaTone {
  const steps = [0.05, 2, 5, 8, 12];
  return steps.filter((step) => share >= step).length as AreaTone;
}

const CITIES: [name: string, longitude: number, latitude: number, shops: number][] = [
  ['Paris', 2.35, 48.86, 86],
  ['Lyon', 4.84, 45.76, 41],
  ['Rodez', 2.57, 44.35, 1],
  ['Bordeaux', -0.58, 44.84, 24],
  ['Berlin', 13.4, 52.52, 38],
  ['Freiburg', 7.85, 47.99, 3],
  ['Köln', 6.96, 50.94, 52],
  ['München', 11.58, 48.14, 45],
  ['Bruxelles', 4.35, 50.85, 19],
  ['Zürich', 8.54, 47.37, 12],
  ['Oslo', 10.75, 59.91, 21],
  ['Bergen', 5.32, 60.39, 1],
  ['Barcelona', 2.17, 41.39, 14],
  ['Milano', 9.19, 45.46, 9],
  ['Wien', 16.37, 48.21, 11],
];

export const RETAILERS: MapMarker[] = CITIES.flatMap(([city, longitude, latitude, shops]) =>
  Array.from({ length: shops }, (_, index): MapMarker => {
    const sells = index % 5 === 0;
    return {
      id: `${city}-${index}`,
      at: [
        longitude + Math.sin(index * 2.4) * 0.03 * Math.sqrt(index),
        latitude + Math.cos(index * 2.4) * 0.02 * Math.sqrt(index),
      ],
      name: `Haushaltswaren ${city} ${index + 1}`,
      note: sells ? 'sells it since 2019' : 'does not sell it yet',
      shape: sells ? 'disc' : 'ring',
      inArc: sells,
    };
  }),
);

const KINDS = new Map([
  ['disc', 'Coutellerie partenaire'],
  ['ring', 'Arts de la table'],
  ['square', 'Grand magasin'],
]);

export const SHOPS: MapMarker[] = [
  ['1', 'Rodez', 2.573, 44.35, 'disc'],
  ['2', 'Espalion', 2.763, 44.522, 'ring'],
  ['3', 'Decazeville', 2.249, 44.56, 'ring'],
  ['4', 'Laguiole', 2.847, 44.684, 'disc'],
  ['5', 'Villefranche', 2.035, 44.352, 'ring'],
  ['6', 'Figeac', 2.032, 44.608, 'ring'],
  ['7', 'Millau', 3.078, 44.1, 'ring'],
  ['8', 'Marvejols', 3.29, 44.554, 'disc'],
  ['9', 'Aurillac', 2.44, 44.926, 'square'],
  ['10', 'Saint-Flour', 3.093, 45.034, 'disc'],
].map(([number, label, longitude, latitude, shape]) => ({
  id: String(number),
  number: String(number),
  label: String(label),
  name: `Coutellerie de ${label}`,
  note: `${label}, open until 19:00`,
  at: [Number(longitude), Number(latitude)],
  kind: KINDS.get(String(shape)) ?? '',
  shape: shape as MapMarker['shape'],
  size: 'pin',
}));

export const RINGS: MapRing[] = [50, 100].map((kilometres) => ({
  id: `ring-${kilometres}`,
  at: [2.573, 44.35],
  kilometres,
  label: `${kilometres} km`,
}));
