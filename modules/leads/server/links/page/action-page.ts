import type { PageAnswer } from '#platform/server/http/page.ts';
import { acceptPage } from './accept-page.ts';
import { alreadyPage } from './already-page.ts';
import { consumerPage } from './consumer-page.ts';
import { convertPage } from './convert-page.ts';
import { leadPage } from './lead-page.ts';
import type { LinkPage } from './link-page.ts';
import { reasonPage } from './reason-page.ts';
import { NOTHING_TYPED, type Typed } from './typed-action.ts';

/** Actions that have their own URL [LEAD-12]. */
export const PAGE_ACTIONS = ['accept', 'reject', 'convert', 'lose'] as const;
export type PageAction = (typeof PAGE_ACTIONS)[number];

/** The page before an action: what will happen, or why it cannot. Opening it changes nothing. */
export function actionPage(
  page: LinkPage,
  action: PageAction,
  { typed = NOTHING_TYPED, status }: { typed?: Typed; status?: number } = {},
): PageAnswer {
  const { lead } = page;
  if (!lead.actions.includes(action)) return cannotPage(page, action, status);
  if (action === 'accept') return acceptPage(page, status);
  if (action === 'convert') return convertPage(page, typed, status);
  return reasonPage(page, action, typed, status);
}

function cannotPage(page: LinkPage, action: PageAction, status?: number): PageAnswer {
  const { lead, t } = page;
  if (lead.standing === 'reads')
    return leadPage(withNote(page, `leads:lexicon.${lead.lexicon}.readsOnly`), 403);
  if (lead.standing === 'consumer') {
    const isForOthers = action === 'accept' || action === 'reject';
    return isForOthers
      ? consumerPage(withNote(page, 'leads:link.consumer.notYours'), 403)
      : consumerPage(page, status);
  }
  if (lead.standing === 'taken') return leadPage(page, status);
  // Only the owner can report a sale, so the lead must be accepted first.
  if (lead.standing === 'asked' && lead.status === 'new')
    return leadPage({ ...page, note: page.note || t('leads:problem.leadAcceptFirst') }, status);
  return alreadyPage(page, status);
}

function withNote(page: LinkPage, key: string): LinkPage {
  return { ...page, note: page.t(key) };
}
