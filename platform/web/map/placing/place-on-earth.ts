import type { LngLat } from '../map-data.ts';

/** A metre: more would say that somebody knows it better than they do. */
const DECIMALS = 5;
/** Where the map ends. */
const NORTHERNMOST = 85;

/** A point of the map as it is written down: on the earth, as exact as a hand can place it. */
export function placeOnEarth([longitude, latitude]: LngLat): LngLat {
  return [rounded(clamp(longitude, 180)), rounded(clamp(latitude, NORTHERNMOST))];
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}

function rounded(value: number): number {
  return Number(value.toFixed(DECIMALS));
}
