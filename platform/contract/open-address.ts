import { type AddressPartForm, faultOfAddress } from './address-part.ts';

/** A page for people without an account, by its address: `/public/leads/{id}/{action}`. */
export interface OpenAddress {
  path: string;
  params?: Readonly<Record<string, AddressPartForm>>;
  /** Keys of what stands on it whoever asks: sent with the page, so that it is read before the program has come. */
  firstWords?: { title: string; text: string };
}

export function defineOpenAddresses<const Given extends Readonly<Record<string, OpenAddress>>>(
  addresses: Given,
): Given {
  return addresses;
}

/** Whether an address looks like one of these pages and cannot be it: such a one is nowhere, and the server says so. */
export function isMisspelt(addresses: readonly OpenAddress[], pathname: string): boolean {
  const alike = addresses.flatMap(({ path, params = {} }) => {
    const parts = partsOf(path, pathname);
    return parts ? [faultOfAddress(params, parts)] : [];
  });
  return alike.length > 0 && alike.every((fault) => fault !== undefined);
}

/** The first of these pages that an address is. */
export function openAddressOf(
  addresses: readonly OpenAddress[],
  pathname: string,
): OpenAddress | undefined {
  return addresses.find(({ path, params = {} }) => {
    const parts = partsOf(path, pathname);
    return parts !== undefined && faultOfAddress(params, parts) === undefined;
  });
}

function partsOf(path: string, pathname: string): Record<string, string> | undefined {
  const pattern = path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${pattern}/?$`).exec(pathname);
  return found ? { ...found.groups } : undefined;
}
