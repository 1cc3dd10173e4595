import type { TileAddress } from '../base-maps/configured-base-map.ts';

/** Closer than any archive goes. */
const CLOSEST = 22;

/** Null for what lies off the earth. */
export function tileAddress(said: { z: string; x: string; y: string }): TileAddress | null {
  const [z, x, y] = [wholeNumber(said.z), wholeNumber(said.x), wholeNumber(said.y)];
  if (z === null || x === null || y === null || z > CLOSEST) return null;
  return x < 2 ** z && y < 2 ** z ? { z, x, y } : null;
}

function wholeNumber(text: string): number | null {
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
}
