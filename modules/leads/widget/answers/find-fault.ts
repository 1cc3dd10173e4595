import type { Answer } from '../../contract/forms/condition.ts';
import { readAnswer } from '../../contract/intake/read-answer.ts';
import type { Say } from '../words/say.ts';
import { isEmpty, type WidgetField } from './answers.ts';

/** What is wrong with an answer, judged as the server will judge it, and told before it is sent. */
export function findFault(
  { field, isRequired }: { field: WidgetField; isRequired: boolean },
  answer: Answer,
  say: Say,
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
