import type { App } from '#platform/server/app.ts';
import { signedMomentAge, signMoment } from './signed-moment.ts';

const PURPOSE = 'form-page';
/** No person reads and completes a form faster. */
const SHORTEST_MS = 2_000;
const LONGEST_MS = 24 * 60 * 60 * 1000;

type Stamped = { app: Pick<App, 'secrets'> };

/**
 * Signed time and submission of a rendered form. Without scripts there is no captcha, so submissions without a valid
 * stamp, or sent too fast, are treated as bots.
 */
export function pageStamp(
  { app }: Stamped,
  { formId, submissionId }: { formId: string; submissionId: string },
): string {
  return signMoment({ app }, PURPOSE, `${formId} ${submissionId}`);
}

export function isStampGood(
  { app }: Stamped,
  { formId, submissionId }: { formId: string; submissionId: string },
  stamp: string,
): boolean {
  const age = signedMomentAge({ app }, PURPOSE, `${formId} ${submissionId}`, stamp);
  return age !== undefined && age >= SHORTEST_MS && age <= LONGEST_MS;
}
