import type { Answer } from '#modules/profile-hub/contract/campaign.ts';
import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import { TEXT_VALUE_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { isOneLine } from '#platform/contract/text/text.ts';
import { CellFault, type ReadCell } from '#platform/server/imports/import-column.ts';
import { country } from '#platform/server/imports/readers/country.ts';
import { date } from '#platform/server/imports/readers/date.ts';
import { email } from '#platform/server/imports/readers/email.ts';
import { readPhone } from '#platform/server/phone/read-phone.ts';
import { answerKey } from '../../campaigns/answer-key.ts';
import { choicesOf } from '../../campaigns/keep-responses.ts';
import { isChosen } from '../criterion-takes.ts';
import type { QuestionInForce } from './mapping-in-force.ts';

/** What one answer says of a contact. Nothing at all where it is left out. */
export interface ReadAnswer {
  value?: ContactValue;
  /** Answers for which nobody has said yet what they mean. */
  waiting: number;
  /** It says something that its criterion cannot hold. */
  isUnreadable: boolean;
}

export function readAnswer(question: QuestionInForce, answer: Answer): ReadAnswer {
  const { criterion, kind } = question;
  if (criterion.kind === 'consent')
    return typeof answer === 'boolean'
      ? { value: answer, waiting: 0, isUnreadable: false }
      : { waiting: 0, isUnreadable: true };
  if (isChosen(criterion))
    return readChosen(question, kind === 'text' ? [String(answer)] : choicesOf(kind, answer));
  const value = readText(question, String(answer));
  return value === undefined
    ? { waiting: 0, isUnreadable: true }
    : { value, waiting: 0, isUnreadable: false };
}

function readChosen(
  { criterion, options }: QuestionInForce,
  chosen: readonly string[],
): ReadAnswer {
  const meant = chosen.map((one) => options.get(answerKey(one)));
  const ids = meant.filter((id): id is number | string => id !== undefined && id !== null);
  const waiting = meant.filter((id) => id === undefined).length;
  const [first] = ids;
  if (first === undefined) return { waiting, isUnreadable: false };
  const value: ContactValue =
    criterion.type === 'closedMultiple'
      ? [...new Set(ids.map(Number))].sort((one, other) => one - other)
      : first;
  return { value, waiting, isUnreadable: false };
}

function readText({ criterion }: QuestionInForce, given: string): string | undefined {
  const text = given.trim();
  switch (criterion.kind) {
    case 'email':
      return read(email, text);
    case 'phone':
      return readPhone(text);
    case 'day':
      return read(date, text);
    case 'country':
      return read(country, text);
    case 'locale':
      return LOCALES.find((locale) => locale === text.slice(0, 2).toLowerCase());
    default: {
      const longest = criterion.maxLength ?? TEXT_VALUE_MAX_LENGTH;
      return text !== '' && text.length <= longest && isOneLine(text) ? text : undefined;
    }
  }
}

/** The readers of cells, where no cell stands. */
function read(reader: ReadCell<string>, text: string): string | undefined {
  const value = reader(text, {
    locale: 'en',
    textOf: () => '',
    translate: (key) => key,
    wordsOf: () => [],
  });
  return value instanceof CellFault ? undefined : value;
}
