import type { App } from '#platform/server/app.ts';
import { signedMomentAge, signMoment } from '../../page/signed-moment.ts';
import type { LeadLink } from '../resolve-link-token.ts';

const PURPOSE = 'lead-page';
/** A page stays open on a phone overnight, not for weeks. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

type Stamped = { app: Pick<App, 'secrets'> };

/** Proof that the form was rendered for this link; another site has neither stamp nor token. */
export function linkStamp({ app }: Stamped, { leadId, token }: LeadLink): string {
  return signMoment({ app }, PURPOSE, `${leadId} ${token}`);
}

export function isLinkStampGood(
  { app }: Stamped,
  { leadId, token }: LeadLink,
  stamp: string,
): boolean {
  const age = signedMomentAge({ app }, PURPOSE, `${leadId} ${token}`, stamp);
  return age !== undefined && age <= LONGEST_MS;
}
