import type { App } from '#platform/server/app.ts';
import { ageOfMoment, signMoment } from './signed-moment.ts';

const PURPOSE = 'form-page';
/** Nobody reads and fills in a form in less. */
const SHORTEST_MS = 2_000;
const LONGEST_MS = 24 * 60 * 60 * 1000;

type Stamped = { app: Pick<App, 'secrets'> };

/**
 * Says when a form was handed out and for which submission. Without scripts there is no captcha: who sends what was never
 * handed out, or faster than anybody types, is no visitor.
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
  const age = ageOfMoment({ app }, PURPOSE, `${formId} ${submissionId}`, stamp);
  return age !== undefined && age >= SHORTEST_MS && age <= LONGEST_MS;
}
