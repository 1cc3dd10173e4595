import { isUuid } from '#platform/contract/ids.ts';

const CLIENT = 'client';

/** The client that a list of all clients is narrowed to stands in the address beside what every list keeps there. */
export function clientOfSearch(search: string): string | null {
  const client = new URLSearchParams(search).get(CLIENT);
  return client !== null && isUuid(client) ? client : null;
}

export function withClient(search: string, client: string | null): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  if (client === null) params.delete(CLIENT);
  else params.set(CLIENT, client);
  return params.size === 0 ? '' : `?${params}`;
}
