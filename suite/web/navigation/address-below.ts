/** The part of a path below its client; without a client, the whole path. */
export function addressBelow(pathname: string): string {
  return pathname.replace(/^\/clients\/[^/]+(\/|$)/, '').replace(/^\/+/, '');
}
