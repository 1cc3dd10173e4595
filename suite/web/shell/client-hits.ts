import { clientAddress } from '#platform/web/module/client-address.ts';
import type { PaletteHit } from '#platform/web/shell/palette/palette-hits.ts';
import { plainLetters } from '#platform/web/shell/palette/plain-letters.ts';
import { KIND_ICONS } from './kind-icons.ts';

export interface NamedClient {
  uuid: string;
  name: string;
}

/** Clients whose name contains all typed words [SUP-01]. */
export function clientHits(clients: readonly NamedClient[], typed: string): PaletteHit[] {
  const words = plainLetters(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return clients
    .filter(({ name }) => words.every((word) => plainLetters(name).includes(word)))
    .map(({ uuid, name }) => ({
      kind: 'clients',
      id: uuid,
      title: name,
      meta: '',
      address: clientAddress(uuid),
      icon: KIND_ICONS.clients,
    }));
}
