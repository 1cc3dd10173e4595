import { z } from 'zod';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN = new RegExp(`^(?:\\*\\.)?${LABEL}(?:\\.${LABEL})+(?::\\d{1,5})?$`);

/** `maison-aubrac.example`, `*.lindenmueller.example`; a port is allowed only for localhost, to test a page locally. */
export const authorizedDomainSchema = z
  .string()
  .transform((text) => {
    const address = text
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\//, '');
    return address.split('/', 1)[0] ?? '';
  })
  .pipe(
    z
      .string()
      .max(253)
      .refine(
        (domain) =>
          domain === 'localhost' || /^localhost:\d{1,5}$/.test(domain) || DOMAIN.test(domain),
        {
          error: 'domain',
        },
      ),
  );

/** Whether a page of this origin may show the form; `*.` matches one or more subdomain levels, never none. */
export function isAuthorizedOrigin(domains: readonly string[], origin: string): boolean {
  let url: URL;
  try {
    url = new URL(origin);
  } catch {
    return false;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  return domains.some((domain) => {
    const host = /:\d+$/.test(domain) ? url.host : url.hostname;
    return domain.startsWith('*.')
      ? host.endsWith(domain.slice(1)) && host.length > domain.length - 1
      : host === domain;
  });
}
