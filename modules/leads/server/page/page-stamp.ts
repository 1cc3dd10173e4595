import type { App } from '#platform/server/app.ts';

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
  given: { formId: string; submissionId: string },
): string {
  const at = Date.now();
  return `${at}.${app.secrets.sign(PURPOSE, textOf(given, at))}`;
}

export function isStampGood(
  { app }: Stamped,
  given: { formId: string; submissionId: string },
  stamp: string,
): boolean {
  const [, written = '', signature = ''] = /^(\d{13})\.([\w-]{43})$/.exec(stamp) ?? [];
  const at = Number(written);
  const age = Date.now() - at;
  return (
    age >= SHORTEST_MS &&
    age <= LONGEST_MS &&
    app.secrets.verify(PURPOSE, textOf(given, at), signature)
  );
}

function textOf({ formId, submissionId }: { formId: string; submissionId: string }, at: number) {
  return `${formId} ${submissionId} ${at}`;
}
