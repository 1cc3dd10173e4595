import type { PaletteHit } from '#platform/web/shell/palette/palette-hits.ts';

const KEPT = 5;
type KeptHit = Omit<PaletteHit, 'icon'>;

/** Stored for this browser session only, so that names of people do not stay on a shared computer. */
export function readRecent(storage: () => Storage, clientId: string): KeptHit[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(keyOf(clientId)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function storeRecentHit(storage: () => Storage, clientId: string, opened: PaletteHit): void {
  const { icon: _, ...hit } = opened;
  const others = readRecent(storage, clientId).filter(({ address }) => address !== hit.address);
  try {
    storage().setItem(keyOf(clientId), JSON.stringify([hit, ...others].slice(0, KEPT)));
  } catch {
    // Without storage nothing is remembered, and nothing else is lost.
  }
}

function keyOf(clientId: string): string {
  return `comptoir-recent-${clientId}`;
}
