import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  DEFAULT_LOCALE,
  LOCALES,
  type Locale,
  localeAmong,
  parseAcceptLanguage,
} from '#platform/contract/locale.ts';
import type { RedirectBrand } from '../cache/redirect-brand.ts';

/** One request for a short URL, taken apart. */
export interface ShortUrlRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Null where no brand is called so. */
  brand: RedirectBrand | null;
  host: string;
  /** Where the brand's short URLs begin on this host: `/`, or `/s/{brandId}/`. */
  basePath: string;
  /** Behind that, as it came. */
  rest: string;
  query: string;
}

const SHOWN_MAX_LENGTH = 80;

export function readVisitorLocale({ request, query, brand }: ShortUrlRequest): Locale {
  const chosen = query === '' ? undefined : new URLSearchParams(query).get('lang');
  return (
    LOCALES.find((locale) => locale === chosen) ??
    localeAmong(LOCALES, parseAcceptLanguage(request.headers['accept-language'])) ??
    brand?.brand.defaultLocale ??
    DEFAULT_LOCALE
  );
}

/** A path on this host for any input: neither `//host` nor `/\host` can lead to another host. */
export function ownPath({ basePath, rest }: ShortUrlRequest): string {
  return `${basePath}${rest.replace(/^[/\\]+/, '').replaceAll('\\', '%5C')}`;
}

/** As a person reads it. */
export function shownAddress({ host, basePath, rest }: ShortUrlRequest): string {
  const whole = `${host}${basePath}${decodedOr(rest)}`.replaceAll(/\p{C}/gu, '');
  return whole.length > SHOWN_MAX_LENGTH ? `${whole.slice(0, SHOWN_MAX_LENGTH)}…` : whole;
}

function decodedOr(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
