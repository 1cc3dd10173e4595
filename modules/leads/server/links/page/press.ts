import type { LeadAction } from '#modules/leads/contract/leads/lead-machine.ts';
import { leadRefusals } from '#modules/leads/contract/leads/lead-problems.ts';
import { linkProblems } from '#modules/leads/contract/links/link-problems.ts';
import { isUuid } from '#platform/contract/ids.ts';
import { Problem } from '#platform/contract/problem.ts';
import { html } from '#platform/server/http/html.ts';
import type { PageAnswer, SubmittedPage } from '#platform/server/http/page.ts';
import { translateFault } from '../../page/translate-fault.ts';
import { actByLink } from '../act-by-link.ts';
import { resolveLinkToken } from '../resolve-link-token.ts';
import { chosenLocale } from '../shown-by-link.ts';
import { type LinkPage, linkPage } from './link-page.ts';
import { isLinkStampGood } from './link-stamp.ts';
import { refusedPage } from './refused-page.ts';
import { linkPagePaths } from './render-link-page.ts';
import { type Typed, toGivenAction, typedAction } from './typed-action.ts';

const REFUSED = new Set<string>(
  [...Object.values(leadRefusals), linkProblems.ended].map(({ code }) => code),
);
/** Refusals that the lead page does not explain itself. */
const { keptEnough, keptAlready, nothingToUndo, notYours } = leadRefusals;
const UNSEEN = new Set<string>(
  [keptEnough, keptAlready, nothingToUndo, notYours].map(({ code }) => code),
);

/** Renders the submitted page again after a refusal. */
export type ShowAgain = (page: LinkPage, given: { typed?: Typed; status: number }) => PageAnswer;

/**
 * Handles a button of a link page. Success redirects to the lead page, so that a reload does not submit again; a
 * refusal shows the current state [LEAD-05] [LEAD-12].
 */
export async function press(
  { app, params, form, headers, ...request }: SubmittedPage,
  { action, handled, show }: { action: LeadAction; handled: boolean; show: ShowAgain },
): Promise<PageAnswer> {
  const { id = '' } = params;
  const chosen = chosenLocale(form.get('lang'));
  const locale = chosen ?? request.locale;
  const reader = { chosen, acceptLanguage: headers['accept-language'] };
  if (!isUuid(id)) return refusedPage(app, 'unknown', { locale });
  const asked = { token: form.get('token') ?? '', leadId: id };
  const link = await resolveLinkToken({ app }, asked);
  if (typeof link === 'string') return refusedPage(app, link, { locale, token: asked.token });
  if (!isLinkStampGood({ app }, link, form.get('stamp') ?? '')) {
    const page = await linkPage({ app }, link, reader);
    return show({ ...page, note: page.t('leads:link.stale') }, { status: 400 });
  }
  const typed = typedAction(form, action);
  if (typed.fault) return show(await linkPage({ app }, link, reader), { typed, status: 400 });
  try {
    await actByLink({ app }, link, toGivenAction(typed, action, handled));
  } catch (error) {
    if (!(error instanceof Problem) || !REFUSED.has(error.code)) throw error;
    // Another recipient may have ended the link, so it is read again.
    const now = await resolveLinkToken({ app }, asked);
    if (typeof now === 'string') return refusedPage(app, now, { locale, token: asked.token });
    const page = await linkPage({ app }, now, reader);
    const note = UNSEEN.has(error.code) ? translateFault(page.t, { code: error.code }) : '';
    return show({ ...page, note }, { typed, status: error.status });
  }
  return { status: 303, html: html``, headers: { location: linkPagePaths({ link, chosen }).open } };
}
