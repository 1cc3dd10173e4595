import { clientAddress } from '#platform/web/module/screen-address.ts';

/** URL of a checked file; with `past`, of the list of past imports or one of them. */
export function importAddress(clientId: string, past?: 'all' | { id: string }): string {
  const question = past === undefined ? '' : `?past=${past === 'all' ? past : past.id}`;
  return clientAddress(clientId, `profilehub/import${question}`);
}

/** Whether an import can no longer be undone. */
export function isLate({ undoUntil }: { undoUntil: string }): boolean {
  return new Date(undoUntil).getTime() < Date.now();
}

/** Short form of a hash for visual comparison: 3f9c 71b0 … e2a1. */
export function shortHash(hash: string): string {
  return `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`;
}
