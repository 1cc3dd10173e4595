import { clientAddress } from '#platform/web/module/screen-address.ts';

/** A file; with `past`, all imports before or one of them. */
export function importAddress(clientId: string, past?: 'all' | { id: string }): string {
  const question = past === undefined ? '' : `?past=${past === 'all' ? past : past.id}`;
  return clientAddress(clientId, `profilehub/import${question}`);
}

/** Whether an import can be undone no more. */
export function isLate({ undoUntil }: { undoUntil: string }): boolean {
  return new Date(undoUntil).getTime() < Date.now();
}

/** As much of a hash as a person compares: 3f9c 71b0 … e2a1. */
export function shortHash(hash: string): string {
  return `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`;
}
