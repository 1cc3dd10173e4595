import { createHash } from 'node:crypto';
import type { App } from '#platform/server/app.ts';
import { signedMomentAge, signMoment } from './signed-moment.ts';
import type { TypedForm } from './typed-form.ts';

const PURPOSE = 'form-page-check';
/** No person reads and submits a page faster. */
const MIN_AGE_MS = 2_000;
const MAX_AGE_MS = 60 * 60 * 1_000;

interface CheckedForm {
  formId: string;
  locale: string;
  typed: TypedForm;
}

/**
 * Stamp of the confirmation page, bound to the submission and its full content: each lead and each recipient needs its
 * own page and reading time. Not bound to the IP address, which changes on phones and relays.
 */
export function checkStamp({ app }: { app: Pick<App, 'secrets'> }, checked: CheckedForm): string {
  return signMoment({ app }, PURPOSE, aboutOf(checked));
}

/** `early` and `good` are stamps of ours for this very request; anything else has to be shown again. */
export function judgeCheckStamp(
  { app }: { app: Pick<App, 'secrets'> },
  checked: CheckedForm,
): 'good' | 'early' | 'bad' {
  const age = signedMomentAge({ app }, PURPOSE, aboutOf(checked), checked.typed.check);
  if (age === undefined || age > MAX_AGE_MS) return 'bad';
  return age < MIN_AGE_MS ? 'early' : 'good';
}

function aboutOf({ formId, locale, typed }: CheckedForm): string {
  const { submissionId, answers, sku, shopId, visitId, landedAt } = typed;
  const content = JSON.stringify([
    Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    [sku, shopId, visitId, landedAt, locale],
  ]);
  return `${formId} ${submissionId} ${createHash('sha256').update(content).digest('base64url')}`;
}
