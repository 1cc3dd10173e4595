import { isUuid } from '#platform/contract/ids.ts';
import { definePage } from '#platform/server/http/page.ts';
import { resolveLinkToken } from '../resolve-link-token.ts';
import { chosenLocale } from '../shown-by-link.ts';
import { actionPage, PAGE_ACTIONS } from './action-page.ts';
import { LINK_REASON } from './link-frame.ts';
import { linkPage } from './link-page.ts';
import { press } from './press.ts';
import { refusedPage } from './refused-page.ts';

const actionOf = (params: Record<string, string>) =>
  PAGE_ACTIONS.find((each) => each === params.action);

/** What an action from a mail will do, done by a press and never by opening it: mail scanners open links [LEAD-12]. */
export const publicActionPage = definePage({
  path: '/public/leads/{id}/{action}',
  reason: LINK_REASON,
  submitRate: { max: 60, seconds: 60 },
  async render({ app, params, query: { token = '', lang }, headers, ...request }) {
    const chosen = chosenLocale(lang);
    const locale = chosen ?? request.locale;
    const action = actionOf(params);
    const { id = '' } = params;
    if (!action || !isUuid(id)) return refusedPage(app, 'unknown', { locale });
    const link = await resolveLinkToken({ app }, { token, leadId: id });
    if (typeof link === 'string') return refusedPage(app, link, { locale, token });
    const reader = { chosen, acceptLanguage: headers['accept-language'] };
    return actionPage(await linkPage({ app }, link, reader), action);
  },
  async submit(request) {
    const action = actionOf(request.params);
    if (!action) return refusedPage(request.app, 'unknown', { locale: request.locale });
    const handled = action === 'accept' && request.form.get('do') === 'handled';
    return press(request, {
      action,
      handled,
      show: (page, given) => actionPage(page, action, given),
    });
  },
});
