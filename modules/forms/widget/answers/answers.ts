import type { ApplicableField } from '../../contract/applicable-fields.ts';
import type { Answer } from '../../contract/condition.ts';
import type { LeadSubmission } from '../../contract/intake/lead-submission.ts';
import { readAnswer } from '../../contract/intake/read-answer.ts';
import type { PublicForm } from '../../contract/public-form.ts';
import type { FoundShop } from '../../contract/widget/public-form-calls.ts';
import { WIDGET_VERSION } from '../version.ts';

export type WidgetField = PublicForm['fields'][number];

/** Answers of a visitor by field key; numbers as typed, files by id. */
export type Answers = Record<string, Answer>;

export function isEmpty(answer: Answer): boolean {
  if (answer === undefined || answer === null || answer === false) return true;
  return typeof answer === 'object' ? answer.length === 0 : String(answer).trim() === '';
}

/** Initial answers: stored ones, and the product of the page. */
export function firstAnswers(
  fields: readonly WidgetField[],
  { kept, sku }: { kept: Answers | undefined; sku: string | undefined },
): Answers {
  const product = fields.find(({ type }) => type === 'product');
  const named = product && sku ? { [product.key]: product.multiple ? [sku] : sku } : {};
  return { ...named, ...kept };
}

export type StepField = ApplicableField<WidgetField>;
/** One step of the form: its fields and, in one step, the shops. */
export interface Step {
  asked: StepField[];
  /** Number of fields before the shops; undefined if the shops are in another step. */
  shopsAfter: number | undefined;
}

/**
 * Shops come right after the product, or first; only the page's own first field is before them. A step without visible
 * fields is omitted.
 */
export function buildFormSteps(
  stepFields: readonly StepField[],
  { located, firstKey = null }: { located: boolean; firstKey?: string | null },
): Step[] {
  const steps: Step[] = [{ asked: [], shopsAfter: undefined }];
  for (const one of stepFields) {
    if (one.field.newStep && steps.at(-1)?.asked.length)
      steps.push({ asked: [], shopsAfter: undefined });
    steps.at(-1)?.asked.push(one);
  }
  const [first] = steps;
  if (first && located) {
    const behind = first.asked.findIndex(
      ({ field }) => field.type !== 'product' && field.key !== firstKey,
    );
    first.shopsAfter = behind < 0 ? first.asked.length : behind;
  }
  return steps;
}

export type Submission = Omit<LeadSubmission, 'skus'> & { skus: string[] };

/** The submission: answers to visible fields only, each in the format of its field. */
export function makeSubmission({
  form,
  asked: stepFields,
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
  for (const { field } of stepFields) {
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

/** `getRandomValues` is available on pages without https, `randomUUID` is not. */
export function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

/** Form input stored after a failed submission. */
export interface SavedInput {
  submissionId: string;
  answers: Answers;
  shop: FoundShop | null;
  step: number;
}

/** Two widgets of one form on a page are separate requests with separate ids. */
type Which = [form: string, number: number];

/**
 * Stored in the tab's session storage, and only after sending failed, because the visitor consented to no more. The id
 * is stored too, so that a request that already arrived is not sent twice.
 */
export const savedInputStorage = {
  read(...which: Which): SavedInput | null {
    return attempt(() => {
      const text = sessionStorage.getItem(keyOf(...which));
      return text === null ? null : (JSON.parse(text) as SavedInput);
    });
  },
  keep(typing: SavedInput, ...which: Which): void {
    attempt(() => sessionStorage.setItem(keyOf(...which), JSON.stringify(typing)));
  },
  forget(...which: Which): void {
    attempt(() => sessionStorage.removeItem(keyOf(...which)));
  },
};

/** After a reload only the ids of files remain, and the visitor could not see them. */
export function withoutFiles(answers: Answers, fields: readonly WidgetField[]): Answers {
  const files = new Set(fields.filter(({ type }) => type === 'file').map(({ key }) => key));
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !files.has(key)));
}

function keyOf(form: string, number: number): string {
  return number > 1 ? `comptoir-form:${form}:${number}` : `comptoir-form:${form}`;
}

/** Browsers may forbid storage; then nothing is stored. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
