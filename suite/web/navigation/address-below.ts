/** What stands in an address below its client; outside of any client, all of it. */
export function addressBelow(pathname: string): string {
  return pathname.replace(/^\/clients\/[^/]+(\/|$)/, '').replace(/^\/+/, '');
}
