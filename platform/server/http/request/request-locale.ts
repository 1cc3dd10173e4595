import type { FastifyRequest } from 'fastify';
import { type Locale, localeFromAcceptLanguage } from '#platform/contract/locale.ts';

export function requestLocale(request: FastifyRequest): Locale {
  return localeFromAcceptLanguage(request.headers['accept-language']);
}
