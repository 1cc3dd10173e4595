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
import { chosenOptions } from '../../campaigns/store-responses.ts';
import { isChosen } from '../criterion-accepts.ts';
import type { QuestionInForce } from './mapping-in-force.ts';

/** The value of one answer for a contact; undefined if the answer is left out. */
export interface ReadAnswer {
  value?: ContactValue;
  /** Number of answers without a mapping. */
  waiting: number;
  /** The criterion cannot store the answer. */
  isUnreadable: boolean;
}

export function readAnswer(question: QuestionInForce, answer: Answer): ReadAnswer {
  const { criterion, kind } = question;
  if (criterion.kind === 'consent')
    return typeof answer === 'boolean'
      ? { value: answer, waiting: 0, isUnreadable: false }
      : { waiting: 0, isUnreadable: true };
  if (isChosen(criterion))
    return readChosen(question, kind === 'text' ? [String(answer)] : chosenOptions(kind, answer));
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

/** Uses the cell readers without a cell. */
function read(reader: ReadCell<string>, text: string): string | undefined {
  const value = reader(text, {
    locale: 'en',
    textOf: () => '',
    translate: (key) => key,
    wordsOf: () => [],
  });
  return value instanceof CellFault ? undefined : value;
}
