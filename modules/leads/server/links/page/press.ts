import type { LeadAction } from '#modules/leads/contract/leads/lead-machine.ts';
import { leadRefusals } from '#modules/leads/contract/leads/lead-problems.ts';
import { linkProblems } from '#modules/leads/contract/links/link-problems.ts';
import { isUuid } from '#platform/contract/ids.ts';
import { Problem } from '#platform/contract/problem.ts';
import { html } from '#platform/server/http/html.ts';
import type { PageAnswer, SubmittedPage } from '#platform/server/http/page.ts';
import { faultInWords } from '../../page/fault-in-words.ts';
import { actByLink } from '../act-by-link.ts';
import { linkOfToken } from '../link-of-token.ts';
import { chosenLocale } from '../shown-by-link.ts';
import { pathsOf } from './framed.ts';
import { type LinkPage, linkPage } from './link-page.ts';
import { isLinkStampGood } from './link-stamp.ts';
import { refusedPage } from './refused-page.ts';
import { givenOfTyped, type Typed, typedAction } from './typed-action.ts';

const REFUSED = new Set<string>(
  [...Object.values(leadRefusals), linkProblems.ended].map(({ code }) => code),
);
/** What the page of the lead does not say by itself. */
const { keptEnough, keptAlready, nothingToUndo, notYours } = leadRefusals;
const UNSEEN = new Set<string>(
  [keptEnough, keptAlready, nothingToUndo, notYours].map(({ code }) => code),
);

/** How the page looks that was pressed on, when it is shown again. */
export type ShowAgain = (page: LinkPage, given: { typed?: Typed; status: number }) => PageAnswer;

/**
 * A button of a page by link was pressed. What is done leads back to the page of the lead, so that reloading presses
 * nothing; what is refused shows how the lead stands now [LEAD-05] [LEAD-12].
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
  const link = await linkOfToken({ app }, asked);
  if (typeof link === 'string') return refusedPage(app, link, { locale, token: asked.token });
  if (!isLinkStampGood({ app }, link, form.get('stamp') ?? '')) {
    const page = await linkPage({ app }, link, reader);
    return show({ ...page, note: page.t('leads:link.stale') }, { status: 400 });
  }
  const typed = typedAction(form, action);
  if (typed.fault) return show(await linkPage({ app }, link, reader), { typed, status: 400 });
  try {
    await actByLink({ app }, link, givenOfTyped(typed, action, handled));
  } catch (error) {
    if (!(error instanceof Problem) || !REFUSED.has(error.code)) throw error;
    // Who was quicker has closed the link meanwhile: it is looked up as it stands now.
    const now = await linkOfToken({ app }, asked);
    if (typeof now === 'string') return refusedPage(app, now, { locale, token: asked.token });
    const page = await linkPage({ app }, now, reader);
    const note = UNSEEN.has(error.code) ? faultInWords(page.t, { code: error.code }) : '';
    return show({ ...page, note }, { typed, status: error.status });
  }
  return { status: 303, html: html``, headers: { location: pathsOf({ link, chosen }).open } };
}
