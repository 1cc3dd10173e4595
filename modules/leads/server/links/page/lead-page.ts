import type { PageAnswer } from '#platform/server/http/page.ts';
import { alreadyPage } from './already-page.ts';
import { consumerPage } from './consumer-page.ts';
import type { LinkPage } from './link-page.ts';
import { newPage } from './new-page.ts';
import { observerPage } from './observer-page.ts';
import { ownPage } from './own-page.ts';
import { takenPage } from './taken-page.ts';

/** The page of a lead, depending on the reader's relation to it [LEAD-11]. */
export function leadPage(page: LinkPage, status?: number): PageAnswer {
  const { lead } = page;
  if (lead.standing === 'reads') return observerPage(page, status);
  if (lead.standing === 'consumer') return consumerPage(page, status);
  if (lead.standing === 'taken') return takenPage(page, status);
  if (lead.status === 'accepted') return ownPage(page, status);
  if (lead.status === 'new' && lead.standing === 'asked') return newPage(page, status);
  return alreadyPage(page, status);
}
