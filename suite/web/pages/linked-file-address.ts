import { getExportedFileCall } from '#modules/profile-hub/contract/export-contacts.ts';
import { getZipCall } from '#modules/touchpoints/contract/qr-codes.ts';
import { getFile } from '#platform/contract/calls/get-file.ts';
import { safeRedirect } from '#platform/contract/safe-redirect.ts';

/** The links that bring a file and ask who follows them. */
const LINKS = [getFile, getZipCall, getExportedFileCall].map(
  ({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
);

/** The file that an address bar names; null for any other page of ours: nobody shall be led there as if to a file. */
export function linkedFileAddress(asked: unknown, origin: string): string | null {
  const address = safeRedirect(asked, origin);
  const [pathname = ''] = address.split(/[?#]/);
  return LINKS.some((link) => link.test(pathname)) ? address : null;
}
