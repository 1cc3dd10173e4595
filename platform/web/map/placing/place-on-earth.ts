import type { LngLat } from '../map-data.ts';

/** About a metre; more decimals would claim a precision that a user does not have. */
const DECIMALS = 5;
/** Where the map ends. */
const NORTHERNMOST = 85;

/** Limits a map position to valid coordinates and rounds it to the precision of manual placement. */
export function placeOnEarth([longitude, latitude]: LngLat): LngLat {
  return [rounded(clamp(longitude, 180)), rounded(clamp(latitude, NORTHERNMOST))];
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}

function rounded(value: number): number {
  return Number(value.toFixed(DECIMALS));
}
