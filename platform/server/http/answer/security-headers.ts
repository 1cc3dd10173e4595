import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Used in the page's CSP and on the few style elements that Mantine creates. */
    styleNonce: string;
  }
}

/** Headers that also apply to responses without session and without a page of the suite. */
export const LEAN_SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

const SUITE_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
};

/** Only our own scripts run: no inline scripts, no foreign hosts, no framing. */
export function securityHeaders(server: FastifyInstance, options: { https: boolean }): void {
  server.decorateReply('styleNonce', '');
  const headers = {
    ...LEAN_SECURITY_HEADERS,
    ...SUITE_HEADERS,
    ...(options.https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

/** CSP for the suite's pages and server-rendered pages. Responses of calls have a CSP that allows nothing. */
export function pagePolicy(
  reply: FastifyReply,
  config: Pick<Config, 'RECAPTCHA_SITE_KEY' | 'MAP_TILES'>,
  /** Hosts of a client's own map provider, for the pages that show its map. */
  ownMapHosts: readonly string[] = [],
): void {
  const maps = spaced([...mapHostsOf(config), ...ownMapHosts]);
  // Third-party scripts may run only if reCAPTCHA is configured, and then only those of reCAPTCHA.
  const captcha = config.RECAPTCHA_SITE_KEY
    ? ' https://www.google.com https://www.gstatic.com'
    : '';
  reply.styleNonce = randomBytes(16).toString('base64');
  reply.header(
    'content-security-policy',
    [
      "default-src 'none'",
      `script-src 'self'${captcha}`,
      `style-src 'self' 'nonce-${reply.styleNonce}'`,
      // React sets styles through the DOM, which this allows; style attributes in markup are blocked.
      `img-src 'self' data: blob:${maps}`,
      "font-src 'self'",
      `connect-src 'self'${maps}`,
      "worker-src 'self'",
      "manifest-src 'self'",
      `frame-src 'self'${captcha}`,
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
}

/** Maps contact a third party only if the operator configured a provider's style, and then only that host. */
function mapHostsOf({ MAP_TILES }: Pick<Config, 'MAP_TILES'>): string[] {
  return MAP_TILES?.kind === 'style' ? [new URL(MAP_TILES.url).origin] : [];
}

/** A worker has the CSP of its own file, not that of the page. The map worker may contact any host that maps may. */
export function workerPolicy(config: Pick<Config, 'MAP_TILES' | 'MAP_ID_STYLE'>): string {
  const hosts = spaced([...mapHostsOf(config), new URL(config.MAP_ID_STYLE).origin]);
  return `default-src 'none'; script-src 'self'; connect-src 'self'${hosts}; frame-ancestors 'none'`;
}

function spaced(hosts: readonly string[]): string {
  return [...new Set(hosts)].map((host) => ` ${host}`).join('');
}

/**
 * Cookie of users with a client that has its own map. The operator configures the provider, so a forged cookie allows no
 * other host.
 */
export const CLIENT_MAP_COOKIE = 'comptoir_own_map';
export const CLIENT_MAP_COOKIE_SECONDS = 180 * 24 * 3600;

export function readClientMapHosts(
  request: FastifyRequest,
  { MAP_ID_STYLE }: Pick<Config, 'MAP_ID_STYLE'>,
): string[] {
  return request.cookies[CLIENT_MAP_COOKIE] === undefined ? [] : [new URL(MAP_ID_STYLE).origin];
}
