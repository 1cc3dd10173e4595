import { Breather } from '../jobs/yield-turn.ts';
import type { Gazetteer } from './data/gazetteer.ts';

interface Point {
  latitude: number;
  longitude: number;
}

export interface NearestTown extends Point {
  /** As it is called where it lies. */
  name: string;
  country: string;
}

const CHECKED_AT_ONCE = 500;

/** The town nearest to each of a few points, in one pass over the list that lets other work go on. */
export async function nearestTowns(
  gazetteer: Gazetteer,
  points: readonly Point[],
): Promise<NearestTown[]> {
  const found = points.map(() => ({ town: 0, distance: Number.POSITIVE_INFINITY }));
  const scales = points.map(({ latitude }) => Math.cos((latitude * Math.PI) / 180));
  const breather = new Breather();
  for (let town = 0; town < gazetteer.countryOf.length; town++) {
    if (town % CHECKED_AT_ONCE === 0) await breather.pause();
    const { latitude, longitude } = gazetteer.positionOf(town);
    points.forEach((point, index) => {
      const north = latitude - point.latitude;
      const nearest = found[index];
      if (!nearest || north * north >= nearest.distance) return;
      const turn = Math.abs(longitude - point.longitude);
      const east = Math.min(turn, 360 - turn) * (scales[index] ?? 1);
      const distance = north * north + east * east;
      if (distance < nearest.distance) found[index] = { town, distance };
    });
  }
  return found.map(({ town }) => ({
    name: gazetteer.localNameOf(town),
    country: gazetteer.countries[gazetteer.countryOf[town] ?? 0] ?? '',
    ...gazetteer.positionOf(town),
  }));
}
