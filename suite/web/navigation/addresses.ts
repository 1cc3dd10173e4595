/** The part of a path below its client; without a client, the whole path. */
export function addressBelow(pathname: string): string {
  return pathname.replace(/^\/clients\/[^/]+(\/|$)/, '').replace(/^\/+/, '');
}

/** Address of the sign-in page with the return address. It is a separate program and needs a full page load. */
export function signInAddress(back?: string): string {
  return back === undefined ? '/sign-in' : `/sign-in?${new URLSearchParams({ redirect: back })}`;
}
