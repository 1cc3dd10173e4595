import type { Answer } from '../../contract/forms/condition.ts';
import { readAnswer } from '../../contract/intake/read-answer.ts';
import type { WidgetTranslate } from '../texts/widget-translate.ts';
import { isEmpty, type WidgetField } from './answers.ts';

/** The error of an answer, by the server's rules, shown before sending. */
export function findFault(
  { field, isRequired }: { field: WidgetField; isRequired: boolean },
  answer: Answer,
  say: WidgetTranslate,
): string | null {
  if (isEmpty(answer)) return isRequired ? say('leads:widget.required') : null;
  const read = readAnswer(field, answer);
  if (!('fault' in read)) return null;
  const { code, params } = read.fault;
  if (code === 'email') return say('leads:widget.notEmail');
  if (code === 'phoneNumber') return say('leads:widget.notPhone');
  if (code === 'number') return say('leads:widget.notNumber');
  if (code === 'day') return say('leads:widget.notDate');
  if (code === 'maxLength') return say('leads:widget.tooLong', { count: params?.max ?? 0 });
  return say('leads:widget.wrong');
}
