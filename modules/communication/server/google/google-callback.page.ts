import { html } from '#platform/server/http/html.ts';
import { definePage } from '#platform/server/http/page.ts';
import { GOOGLE_CALLBACK_PATH } from './google-connection.ts';
import { clientIdFromState } from './google-consent.ts';

const PARAMETER_MAX_LENGTH = 4_000;

/**
 * Google redirects to one fixed URL. This page redirects to the settings of the client in the state, where the session
 * that started the consent completes it.
 */
export const googleCallbackPage = definePage({
  path: GOOGLE_CALLBACK_PATH,
  // A refusal would end the consent in a JSON answer, and the redirect costs one decryption.
  rate: 'free',
  reason: 'It changes nothing: it leads to a screen of the brand, which needs a session.',
  async render({ app, query }) {
    const { state = '', code = '' } = query;
    const clientId = clientIdFromState({ app }, state);
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
