import { html } from '#platform/server/http/html.ts';
import { definePage } from '#platform/server/http/page.ts';
import { LINK_REASON, refusedPage } from './link-frame.ts';

const page = (path: string, fault: 'expired' | 'unknown') =>
  definePage({
    path,
    reason: 'It says no more than its address.',
    render: async ({ app, locale }) => refusedPage({ app }, fault, { locale }),
  });

/** URLs used in old mails [LEAD-11]. */
export const expiredPage = page('/protected/expired', 'expired');
export const notFoundPage = page('/protected/not-found', 'unknown');

/** Redirects the URLs of old mails to the current lead page [NAV-04]. */
export const legacyLeadPage = definePage({
  path: '/public/lead/{id}',
  reason: LINK_REASON,
  async render({ params: { id = '' }, query }) {
    const search = new URLSearchParams(query).toString();
    const location = `/protected/lead/${encodeURIComponent(id)}${search && `?${search}`}`;
    return {
      status: 301,
      html: html``,
      headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' },
    };
  },
});
