import { getExportedFileCall } from '#modules/profile-hub/contract/export-contacts.ts';
import { getZipCall } from '#modules/touchpoints/contract/qr-codes.ts';
import { getFile } from '#platform/contract/files/file-calls.ts';
import { safeRedirect } from '#platform/contract/page-addresses/page-address.ts';

/** File links that require a signed-in user. */
const LINKS = [getFile, getZipCall, getExportedFileCall].map(
  ({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
);

/** The file address from the URL; null for other pages, so that no other address is opened as a file. */
export function linkedFileAddress(requested: unknown, origin: string): string | null {
  const address = safeRedirect(requested, origin);
  const [pathname = ''] = address.split(/[?#]/);
  return LINKS.some((link) => link.test(pathname)) ? address : null;
}
