import type { PublicForm } from '../../contract/forms/public-form.ts';
import type { LeadSubmission } from '../../contract/intake/lead-submission.ts';
import { readAnswer } from '../../contract/intake/read-answer.ts';
import { WIDGET_VERSION } from '../version.ts';
import type { Answers } from './answers.ts';
import type { StepField } from './build-form-steps.ts';

export type Submission = Omit<LeadSubmission, 'skus'> & { skus: string[] };

/** The submission: answers to visible fields only, each in the format of its field. */
export function makeSubmission({
  form,
  asked,
  answers,
  ...given
}: {
  form: PublicForm;
  asked: readonly StepField[];
  answers: Answers;
  submissionId: string;
  sku: string | undefined;
  locationId: string | undefined;
  position: { latitude: number; longitude: number } | undefined;
  visitId: string | undefined;
  landedAt: string;
  url: string;
  additionalData: Record<string, string> | undefined;
}): Submission {
  const { sku, locationId, position, visitId, additionalData, ...rest } = given;
  const sent: Submission['answers'] = {};
  const skus = new Set(sku ? [sku] : []);
  for (const { field } of asked) {
    const read = readAnswer(field, answers[field.key]);
    // A consent that is shown but not given counts as an answer.
    const value =
      'value' in read ? (read.value ?? (field.type === 'consent' ? false : null)) : null;
    if (value === null) continue;
    sent[field.key] = value;
    if (field.type === 'product') for (const sku of [value].flat()) skus.add(String(sku));
  }
  return {
    ...rest,
    locale: form.locale,
    answers: sent,
    skus: [...skus],
    widgetVersion: WIDGET_VERSION,
    ...(locationId && { locationId }),
    ...(position && { position }),
    ...(visitId && { visitId }),
    ...(additionalData && { additionalData }),
  };
}

/** Randomness is there on pages without https too, its shorthand is not. */
export function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}
