import { hexId, hexId24, slug, uuid } from '../ids.ts';

type NamedForm = 'uuid' | 'hex' | 'hex24' | 'slug' | 'word';

/** Allowed format of one URL segment. An array lists every allowed value. */
export type AddressPartForm = NamedForm | readonly string[];

/** Why a URL segment is invalid. A wrong length is reported separately because copied links often lose characters. */
export type AddressFault = { kind: 'length'; has: number; needs: number } | { kind: 'form' };

const WORD = /^[a-z]+(?:[-_][a-z]+)*$/i;

const FORMS: Record<NamedForm, (text: string) => boolean> = {
  uuid: (text) => uuid.safeParse(text).success,
  hex: (text) => hexId.safeParse(text).success,
  hex24: (text) => hexId24.safeParse(text).success,
  slug: (text) => slug.safeParse(text).success,
  word: (text) => WORD.test(text),
};
const LENGTHS: Partial<Record<NamedForm, number>> = { hex24: 24, uuid: 36 };

export function findAddressPartFault(
  form: AddressPartForm,
  text: string,
): AddressFault | undefined {
  if (typeof form !== 'string') return form.includes(text) ? undefined : { kind: 'form' };
  if (FORMS[form](text)) return undefined;
  const needs = LENGTHS[form];
  const has = [...text].length;
  return needs !== undefined && has !== needs && /^[0-9a-f-]+$/i.test(text)
    ? { kind: 'length', has, needs }
    : { kind: 'form' };
}

/** Returns the fault of the first URL segment that does not match the format its route requires [NAV-03]. */
export function findAddressFault(
  forms: Readonly<Record<string, AddressPartForm>>,
  parts: Readonly<Record<string, string | undefined>>,
): AddressFault | undefined {
  for (const [name, form] of Object.entries(forms)) {
    const fault = findAddressPartFault(form, parts[name] ?? '');
    if (fault) return fault;
  }
  return undefined;
}

/** A page for people without an account, by its path: `/public/leads/{id}/{action}`. */
export interface PublicPageAddress {
  path: string;
  params?: Readonly<Record<string, AddressPartForm>>;
  /**
   * Text keys of the page's static content. Sent with the HTML, so that it is readable before the script has loaded.
   */
  firstWords?: { title: string; text: string };
}

export function definePublicPageAddresses<
  const Given extends Readonly<Record<string, PublicPageAddress>>,
>(addresses: Given): Given {
  return addresses;
}

/** True when a path resembles one of these pages but has invalid segments. The server then responds with 404. */
export function isMalformedPublicPageAddress(
  addresses: readonly PublicPageAddress[],
  pathname: string,
): boolean {
  const alike = addresses.flatMap(({ path, params = {} }) => {
    const parts = partsOf(path, pathname);
    return parts ? [findAddressFault(params, parts)] : [];
  });
  return alike.length > 0 && alike.every((fault) => fault !== undefined);
}

/** The first of these pages that matches the path. */
export function findPublicPageAddress(
  addresses: readonly PublicPageAddress[],
  pathname: string,
): PublicPageAddress | undefined {
  return addresses.find(({ path, params = {} }) => {
    const parts = partsOf(path, pathname);
    return parts !== undefined && findAddressFault(params, parts) === undefined;
  });
}

function partsOf(path: string, pathname: string): Record<string, string> | undefined {
  const pattern = path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${pattern}/?$`).exec(pathname);
  return found ? { ...found.groups } : undefined;
}

const HOME = '/';
const LONGEST = 2_000;
const DECODINGS = 3;

/** Pages that redirect. Returning to one of them would cause a loop. */
const WAY_STATIONS = ['/sign-in', '/verify-auth', '/forgot-password', '/set-password'];

/**
 * Redirect target after sign-in, limited to this site [NAV-07]. The value comes from the URL, so anyone may have
 * written it. Anything that is not clearly a path of this site becomes the home page.
 */
export function safeRedirect(requested: unknown, origin: string): string {
  if (typeof requested !== 'string' || requested.length > LONGEST || !isPathLike(requested))
    return HOME;
  let address: URL;
  try {
    address = new URL(requested, origin);
  } catch {
    return HOME;
  }
  if (address.origin !== origin || !staysAPath(address.pathname)) return HOME;
  if (WAY_STATIONS.some((station) => address.pathname.startsWith(station))) return HOME;
  return address.pathname + address.search + address.hash;
}

/** Starts with one slash that is not followed by a second one or a browser equivalent, and contains no invisible characters. */
function isPathLike(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, which joins what they kept apart
  return /^\/(?![/\\])/.test(text) && !/[\u0000-\u0020\u007f\\]/.test(text);
}

/** Dots, percent-encoding and full-width slashes must not turn the path into `//host` later. */
function staysAPath(pathname: string): boolean {
  let text = pathname;
  for (let time = 0; time <= DECODINGS; time += 1) {
    if (!isPathLike(text.normalize('NFKC').replace(/ /g, '-'))) return false;
    try {
      text = decodeURIComponent(text);
    } catch {
      return false;
    }
  }
  return true;
}
