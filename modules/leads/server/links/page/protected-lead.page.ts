import { isUuid } from '#platform/contract/ids.ts';
import { definePage } from '#platform/server/http/page.ts';
import { resolveLinkToken } from '../resolve-link-token.ts';
import { chosenLocale } from '../shown-by-link.ts';
import { leadPage } from './lead-page.ts';
import { LINK_REASON } from './link-frame.ts';
import { linkPage } from './link-page.ts';
import { press } from './press.ts';
import { refusedPage } from './refused-page.ts';

/** Actions of the lead page itself; actions that need input have separate pages. */
const PRESSES = ['accept', 'handled', 'keep', 'undo'] as const;

/** The lead behind a link, designed for a thumb [LEAD-11]. Opening it changes nothing. */
export const protectedLeadPage = definePage({
  path: '/protected/lead/{id}',
  reason: LINK_REASON,
  submitRate: { max: 60, seconds: 60 },
  async render({ app, params: { id = '' }, query: { token = '', lang }, headers, ...request }) {
    const chosen = chosenLocale(lang);
    const locale = chosen ?? request.locale;
    if (!isUuid(id)) return refusedPage(app, 'unknown', { locale });
    const link = await resolveLinkToken({ app }, { token, leadId: id });
    if (typeof link === 'string') return refusedPage(app, link, { locale, token });
    return leadPage(
      await linkPage({ app }, link, { chosen, acceptLanguage: headers['accept-language'] }),
    );
  },
  async submit(request) {
    const pressed = PRESSES.find((each) => each === request.form.get('do'));
    if (!pressed) return refusedPage(request.app, 'malformed', { locale: request.locale });
    return press(request, {
      action: pressed === 'handled' ? 'accept' : pressed,
      handled: pressed === 'handled',
      show: (page, { status }) => leadPage(page, status),
    });
  },
});
