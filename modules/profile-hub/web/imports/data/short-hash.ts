/** As much of a hash as a person compares: 3f9c 71b0 … e2a1. */
export function shortHash(hash: string): string {
  return `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`;
}
