import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * Says that a client of this browser's user has its own map. The provider is configured by the operator, so a forged
 * cookie opens the page to no other host.
 */
export const CLIENT_MAP_COOKIE = 'comptoir_own_map';
export const CLIENT_MAP_COOKIE_SECONDS = 180 * 24 * 3600;

export function readClientMapHosts(
  request: FastifyRequest,
  { MAP_ID_STYLE }: Pick<Config, 'MAP_ID_STYLE'>,
): string[] {
  return request.cookies[CLIENT_MAP_COOKIE] === undefined ? [] : [new URL(MAP_ID_STYLE).origin];
}
