import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  DEFAULT_LOCALE,
  LOCALES,
  type Locale,
  languageTagsOf,
  localeAmong,
} from '#platform/contract/locale.ts';
import type { KnownBrand } from '../book/known-brand.ts';

/** One request for a short URL, taken apart. */
export interface AskedBy {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Null where no brand is called so. */
  brand: KnownBrand | null;
  host: string;
  /** Where the brand's short URLs begin on this host: `/`, or `/s/{brandId}/`. */
  basePath: string;
  /** Behind that, as it came. */
  rest: string;
  query: string;
}

const SHOWN_MAX_LENGTH = 80;

export function localeOfVisitor({ request, query, brand }: AskedBy): Locale {
  const chosen = query === '' ? undefined : new URLSearchParams(query).get('lang');
  return (
    LOCALES.find((locale) => locale === chosen) ??
    localeAmong(LOCALES, languageTagsOf(request.headers['accept-language'])) ??
    brand?.brand.defaultLocale ??
    DEFAULT_LOCALE
  );
}

/** A path of this host, whatever somebody wrote: neither `//host` nor `/\host` leads away from it. */
export function ownPath({ basePath, rest }: AskedBy): string {
  return `${basePath}${rest.replace(/^[/\\]+/, '').replaceAll('\\', '%5C')}`;
}

/** As a person reads it. */
export function shownAddress({ host, basePath, rest }: AskedBy): string {
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
