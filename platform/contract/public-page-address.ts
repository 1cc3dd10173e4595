import { type AddressPartForm, findAddressFault } from './address-part.ts';

/** A page for people without an account, by its address: `/public/leads/{id}/{action}`. */
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

/** The first of these pages that an address is. */
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
