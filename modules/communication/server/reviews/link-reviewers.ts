import { findReviewerContacts } from '#modules/communication/contract/review-ports.ts';
import { reviewerLeads } from '#modules/leads/contract/lead-ports.ts';
import type { IncomingReview } from '../sources/reply-sender.ts';
import type { Context } from '../tables.ts';

/** A review with its author's lead and contact, if the source identifies the author. */
export interface LinkedReview extends IncomingReview {
  /** The lead that the source named; `leadId` may also come from the e-mail. */
  givenLeadId: string | null;
  contactId: string | null;
}

/** Links reviews to leads and contacts by the e-mail address and the lead that their source gives. */
export async function linkReviewers(
  { db, app }: Context,
  clientId: string,
  reviews: readonly IncomingReview[],
): Promise<LinkedReview[]> {
  const emails = [...new Set(reviews.flatMap(({ email }) => email?.toLowerCase() ?? []))];
  const ids = [...new Set(reviews.flatMap(({ leadId }) => leadId ?? []))];
  const leads =
    emails.length + ids.length > 0 && app.ports.isAnswered(reviewerLeads)
      ? await app.ports.call(reviewerLeads, { clientId, ids, emails }, { db, app })
      : { ids: new Set<string>(), byEmail: new Map<string, string>() };
  const contacts =
    emails.length > 0 && app.ports.isAnswered(findReviewerContacts)
      ? await app.ports.call(findReviewerContacts, { clientId, emails }, { db, app })
      : new Map<string, string>();
  return reviews.map((review) => {
    const email = review.email?.toLowerCase() ?? null;
    const givenLeadId = review.leadId && leads.ids.has(review.leadId) ? review.leadId : null;
    return {
      ...review,
      email,
      givenLeadId,
      leadId: givenLeadId ?? leads.byEmail.get(email ?? '') ?? null,
      contactId: contacts.get(email ?? '') ?? null,
    };
  });
}
