import type { Answer } from '../../contract/forms/condition.ts';
import { ANSWER_MAX_LENGTH, LONG_ANSWER_MAX_LENGTH } from '../../contract/limits.ts';
import type { Say } from '../words/say.ts';
import { isEmpty, type WidgetField } from './answers.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** However it is spaced; whether it can be called, the server knows better. */
const PHONE = /^\+?[\d\s().\-/]{5,25}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** What is wrong with an answer, told to whoever gave it before it is sent; the server judges again. */
export function findFault(
  { field, isRequired }: { field: WidgetField; isRequired: boolean },
  answer: Answer,
  say: Say,
): string | null {
  if (isEmpty(answer)) return isRequired ? say('leads:widget.required') : null;
  if (typeof answer !== 'string') return null;
  const text = answer.trim();
  if (field.type === 'email' && !EMAIL.test(text)) return say('leads:widget.notEmail');
  if (field.type === 'phone' && !PHONE.test(text)) return say('leads:widget.notPhone');
  if (field.type === 'number' && !Number.isFinite(numberOf(text)))
    return say('leads:widget.notNumber');
  if (field.type === 'date' && !DATE.test(text)) return say('leads:widget.notDate');
  const count = field.type === 'longText' ? LONG_ANSWER_MAX_LENGTH : ANSWER_MAX_LENGTH;
  return text.length > count ? say('leads:widget.tooLong', { count }) : null;
}

/** A comma is a point in five of our six languages. */
export function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replaceAll(/\s/g, '').replace(',', '.'));
}
