import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { LEAN_SECURITY_HEADERS } from '#platform/server/http/answer/security-headers.ts';
import { buildClientBaseMap } from '#platform/server/map/base-maps/client-base-map.ts';
import type { RenderedPage } from './pages/render-page.ts';
import { configUrl, type Site } from './site.ts';

const STATISTICS = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];

/**
 * Headers of a page. Only the configured images are loaded from outside, and only the suite (preview) or the brand's page
 * (embedding) may frame it.
 */
export function pageHeaders(
  site: Site,
  { mapHosts = [], form }: Pick<RenderedPage, 'mapHosts' | 'form'>,
): Record<string, string> {
  // A page with a form belongs to one visitor, so it is not cached.
  const isPersonal = form !== undefined;
  const pictures = pictureSources(site);
  const own = buildClientBaseMap(site.app.config, site.locator.config)?.host;
  const maps = [...mapHosts, ...(own ? [own] : [])].map((host) => ` ${host}`).join('');
  // Allowed if the brand has its own statistics; the script loads it only after the visitor's consent.
  const isTracked = site.locator.config.tracking.measurementId !== '' && site.previewToken === null;
  const statistics = isTracked ? ` ${STATISTICS.join(' ')}` : '';
  return {
    ...LEAN_SECURITY_HEADERS,
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self'${isTracked ? ' https://www.googletagmanager.com' : ''}`,
      "style-src 'self'",
      `img-src 'self' data: blob:${pictures}${maps}${statistics}`,
      "font-src 'self'",
      `connect-src 'self'${maps}${statistics}`,
      "worker-src 'self' blob:",
      "form-action 'self'",
      "base-uri 'none'",
      `frame-ancestors ${frameAncestors(site, isPersonal)}`,
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `camera=(), microphone=(), payment=(), geolocation=(self)`,
    // URLs may contain the visitor's position.
    'referrer-policy': 'strict-origin',
    'cache-control':
      site.previewToken === null && !isPersonal
        ? 'public, max-age=0, must-revalidate'
        : 'private, no-store',
    vary: 'accept-encoding, accept-language',
    ...((site.previewToken !== null || !site.locator.config.allowIndexation) && {
      'x-robots-tag': 'noindex',
    }),
  };
}

function frameAncestors({ previewToken, isEmbedded, embeddedIn }: Site, hasForm: boolean): string {
  // Previews use the suite's own origin, and the editor frames them.
  if (previewToken !== null) return "'self'";
  if (!isEmbedded) return "'none'";
  // A form is only for pages that the brand allowed: a page that claims another origin cannot frame it.
  return hasForm && embeddedIn !== null ? embeddedIn : '*';
}

/** Cached by configuration and site URL, because every page needs it. */
const sourcesOf = new WeakMap<LocatorConfig, Map<string, string>>();

/** Exact URLs of logo, icon and markers, without characters that would end the directive. */
function pictureSources(site: Site): string {
  const { config } = site.locator;
  const key = `${site.origin}${site.base}`;
  const known = sourcesOf.get(config) ?? new Map<string, string>();
  const before = known.get(key);
  if (before !== undefined) return before;
  const addresses = [
    config.logo,
    config.favicon,
    config.defaultMarkerUrl,
    ...config.locationTypes.flatMap(({ markerUrl, iconUrl }) => [markerUrl, iconUrl]),
  ];
  const sources = addresses.flatMap((address) => {
    const url = URL.parse(configUrl(site, address) ?? '');
    return url ? [`${url.origin}${url.pathname.replaceAll(/[;,]/g, encodeURIComponent)}`] : [];
  });
  const made = [...new Set(sources)].map((source) => ` ${source}`).join('');
  known.set(key, made);
  sourcesOf.set(config, known);
  return made;
}
