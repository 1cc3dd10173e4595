import { z } from 'zod';
import { bareHost, urlFault } from '#platform/contract/outbound/public-url.ts';
import { isOneLine } from '#platform/contract/text/text.ts';
import { DESTINATION_MAX_LENGTH } from './limits.ts';

/** Destination of a short URL: a URL on the public internet, or `{host}/…` on the website of its configuration [TP-12]. */
export const HOST_PLACEHOLDER = '{host}';

export type DestinationFault =
  | 'destinationScheme'
  | 'destinationInvalid'
  | 'destinationCredentials'
  | 'destinationPrivate';

/** Error of a destination by its text alone. Only the server can detect a redirect to one of our short URLs. */
export function destinationFault(text: string): DestinationFault | undefined {
  const given = text.trim();
  // The host is not known yet, so a public example host is used to check the rest.
  const read = given.startsWith(HOST_PLACEHOLDER)
    ? `https://host.example${given.slice(HOST_PLACEHOLDER.length)}`
    : given;
  if (
    given.startsWith(HOST_PLACEHOLDER) &&
    !/^(?:[/?#]|$)/.test(given.slice(HOST_PLACEHOLDER.length))
  )
    return 'destinationInvalid';
  if (!/^https?:\/\//i.test(read)) return 'destinationScheme';
  // The placeholder is only valid at the start: `https://{host}.example` would be a third party's host.
  if (read.includes(HOST_PLACEHOLDER)) return 'destinationInvalid';
  switch (urlFault(read)) {
    case 'invalid':
      return 'destinationInvalid';
    case 'credentials':
      return 'destinationCredentials';
    case 'not-public':
      return 'destinationPrivate';
    default:
      // The visitor's browser opens it, not the server, so http is allowed.
      return undefined;
  }
}

/** Normalised like in a browser, so that accents and spaces work in every code reader. */
export const destinationSchema = z
  .string()
  .transform((text) => text.trim())
  // A browser would remove the line break and join two URLs into one unintended URL.
  .pipe(
    z
      .string()
      .min(1)
      .max(DESTINATION_MAX_LENGTH)
      .refine(isOneLine, { error: 'lineBreak', abort: true }),
  )
  .superRefine((text, context) => {
    const fault = text !== '' && destinationFault(text);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  })
  .transform(spelledOut)
  .pipe(z.string());

export function spelledOut(text: string): string {
  if (!text.startsWith(HOST_PLACEHOLDER)) return new URL(text).href;
  const rest = text.slice(HOST_PLACEHOLDER.length);
  if (rest === '') return text;
  const { pathname, search, hash } = new URL(`https://host.example${rest}`);
  return `${HOST_PLACEHOLDER}${pathname}${search}${hash}`;
}

/** URL for the visitor; undefined if `{host}` has no value. */
export function resolvedDestination(text: string, siteUrl: string | null): string | undefined {
  if (!text.startsWith(HOST_PLACEHOLDER)) return text;
  if (siteUrl === null) return undefined;
  return `${siteUrl.replace(/\/$/, '')}${text.slice(HOST_PLACEHOLDER.length)}`;
}

export function parseHost(address: string): string {
  return bareHost(new URL(address).hostname);
}
