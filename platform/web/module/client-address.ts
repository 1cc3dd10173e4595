/** The address of a screen below its client: `clientAddress(id, 'touchpoints/list')`. */
export function clientAddress(clientId: string, path = ''): string {
  const below = path.replace(/^\/+/, '');
  return below ? `/clients/${clientId}/${below}` : `/clients/${clientId}`;
}
