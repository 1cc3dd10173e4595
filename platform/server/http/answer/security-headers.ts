import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Stands in the page's policy and on the few style elements that Mantine writes. */
    styleNonce: string;
  }
}

/** Those that also matter to an answer without a session and without a page of the suite. */
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

/** Nothing runs here that we did not serve: no inline script, no foreign host, no frame around us. */
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

/** For the pages of the suite and the server-rendered ones; answers of calls keep the policy that allows nothing. */
export function pagePolicy(
  reply: FastifyReply,
  config: Pick<Config, 'RECAPTCHA_SITE_KEY' | 'MAP_TILES'>,
  /** Of a client's own map provider, for the pages that show its map. */
  ownMapHosts: readonly string[] = [],
): void {
  const maps = spaced([...mapHostsOf(config), ...ownMapHosts]);
  // Only where reCAPTCHA is configured may somebody else's script run, and then only theirs.
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
      // React sets style attributes through the object model, which is allowed; markup with them is not ours to send.
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

/** Only where the operator names a provider's style does a map talk to anybody but us, and then only to that host. */
function mapHostsOf({ MAP_TILES }: Pick<Config, 'MAP_TILES'>): string[] {
  return MAP_TILES?.kind === 'style' ? [new URL(MAP_TILES.url).origin] : [];
}

/** A worker lives by the policy of its own file, whichever page it draws for: the map's may ask any host that maps may. */
export function workerPolicy(config: Pick<Config, 'MAP_TILES' | 'MAP_ID_STYLE'>): string {
  const hosts = spaced([...mapHostsOf(config), new URL(config.MAP_ID_STYLE).origin]);
  return `default-src 'none'; script-src 'self'; connect-src 'self'${hosts}; frame-ancestors 'none'`;
}

function spaced(hosts: readonly string[]): string {
  return [...new Set(hosts)].map((host) => ` ${host}`).join('');
}
