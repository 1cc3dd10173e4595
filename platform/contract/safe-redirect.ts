const HOME = '/';
const LONGEST = 2_000;
const DECODINGS = 3;

/** Pages that redirect. Returning to one of them would cause a loop. */
const WAY_STATIONS = ['/sign-in', '/verify-auth', '/forgot-password', '/set-password'];

/**
 * Redirect target after sign-in, limited to this site [NAV-07]. The value comes from the URL, so anyone may have
 * written it. Anything that is not clearly a path of this site becomes the home page.
 */
export function safeRedirect(asked: unknown, origin: string): string {
  if (typeof asked !== 'string' || asked.length > LONGEST || !looksLikePath(asked)) return HOME;
  let address: URL;
  try {
    address = new URL(asked, origin);
  } catch {
    return HOME;
  }
  if (address.origin !== origin || !staysAPath(address.pathname)) return HOME;
  if (WAY_STATIONS.some((station) => address.pathname.startsWith(station))) return HOME;
  return address.pathname + address.search + address.hash;
}

/** One slash, then neither a second one nor what browsers take for one; nothing invisible anywhere. */
function looksLikePath(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, which joins what they kept apart
  return /^\/(?![/\\])/.test(text) && !/[\u0000-\u0020\u007f\\]/.test(text);
}

/** Dots, per cents and full-width slashes must not turn the path into `//host` later on. */
function staysAPath(pathname: string): boolean {
  let text = pathname;
  for (let time = 0; time <= DECODINGS; time += 1) {
    if (!looksLikePath(text.normalize('NFKC').replace(/ /g, '-'))) return false;
    try {
      text = decodeURIComponent(text);
    } catch {
      return false;
    }
  }
  return true;
}
