import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * That a client of this browser's user has a map of its own. It says no more than that: the provider is the one that the
 * operator configured, so whoever forges it opens the page to nobody else.
 */
export const OWN_MAP_COOKIE = 'comptoir_own_map';
export const OWN_MAP_COOKIE_SECONDS = 180 * 24 * 3600;

export function ownMapHostsOf(
  request: FastifyRequest,
  { MAP_ID_STYLE }: Pick<Config, 'MAP_ID_STYLE'>,
): string[] {
  return request.cookies[OWN_MAP_COOKIE] === undefined ? [] : [new URL(MAP_ID_STYLE).origin];
}
