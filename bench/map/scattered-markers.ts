import type { MapMarker } from '#platform/web/map/map-data.ts';

const SHAPES = ['disc', 'ring', 'square'] as const;

/** The same positions in Europe in every run, denser around towns, like shops. */
export function scatteredMarkers(count: number): MapMarker[] {
  let seed = 1958;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const towns = Array.from(
    { length: 120 },
    () => [-8 + 32 * random(), 38 + 21 * random()] as const,
  );
  return Array.from({ length: count }, (_, index) => {
    const [longitude, latitude] = towns[index % towns.length] ?? [0, 0];
    return {
      id: String(index),
      at: [longitude + 2 * (random() - random()), latitude + 1.4 * (random() - random())] as const,
      name: `Shop ${index}`,
      shape: SHAPES[index % SHAPES.length] ?? 'disc',
      inArc: index % 3 === 0,
    };
  });
}
