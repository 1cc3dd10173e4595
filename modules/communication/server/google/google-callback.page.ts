import { html } from '#platform/server/http/html.ts';
import { definePage } from '#platform/server/http/page.ts';
import { GOOGLE_CALLBACK_PATH } from './google-connection.ts';
import { clientOfState } from './google-consent.ts';

const PARAMETER_MAX_LENGTH = 4_000;

/**
 * Google returns to one fixed address. It leads on to the settings of the brand that the state names, where the session
 * that began it completes the connection.
 */
export const googleCallbackPage = definePage({
  path: GOOGLE_CALLBACK_PATH,
  reason: 'It changes nothing: it leads to a screen of the brand, which needs a session.',
  async render({ app, query }) {
    const { state = '', code = '' } = query;
    const clientId = clientOfState({ app }, state);
    const isUsable = clientId !== undefined && code.length <= PARAMETER_MAX_LENGTH;
    const search = new URLSearchParams({ state, ...(code && { code }) });
    const location = isUsable
      ? `/clients/${clientId}/communication/settings/google?${search}`
      : '/';
    return {
      status: 303,
      html: html``,
      headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    };
  },
});
