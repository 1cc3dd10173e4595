import type { Answer } from '#modules/profile-hub/contract/campaign.ts';
import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import { TEXT_VALUE_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { isOneLine } from '#platform/contract/text/text.ts';
import { CellFault, type ReadCell } from '#platform/server/imports/import-column.ts';
import { country, email } from '#platform/server/imports/readers/cell-readers.ts';
import { date } from '#platform/server/imports/readers/date.ts';
import { readPhone } from '#platform/server/phone/phone-number.ts';
import { answerKey, chosenOptions } from '../../campaigns/store-responses.ts';
import { isChosen } from '../match-options.ts';
import type { MappingInForce, QuestionInForce, ResponseRow } from './apply-input.ts';

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

/** Cell readers expect a position; answers have none. */
function read(reader: ReadCell<string>, text: string): string | undefined {
  const value = reader(text, {
    locale: 'en',
    textOf: () => '',
    translate: (key) => key,
    textsOf: () => [],
  });
  return value instanceof CellFault ? undefined : value;
}

/** Emails and phones of responses, to find existing contacts. */
export function collectIdentities(
  responses: readonly ResponseRow[],
  { questions }: MappingInForce,
): { emails: string[]; phones: string[] } {
  const identityQuestions = questions.filter(
    ({ criterion: { kind } }) => kind === 'email' || kind === 'phone',
  );
  const found = responses.map((response) =>
    readIdentity(
      response,
      identityQuestions.flatMap((question) => {
        const answer = response.answers[question.id];
        const value = answer === undefined ? undefined : readAnswer(question, answer).value;
        return value === undefined ? [] : [{ question, value }];
      }),
    ),
  );
  return {
    emails: [...new Set(found.flatMap(({ email }) => email ?? []))],
    phones: [...new Set(found.flatMap(({ phone }) => phone ?? []))],
  };
}

export interface Identity {
  email: string | null;
  phone: string | null;
}

/** From the response itself, otherwise from its answers. */
export function readIdentity(
  { email, phone }: Pick<ResponseRow, 'email' | 'phone'>,
  givenAnswers: readonly { question: QuestionInForce; value: ContactValue }[],
): Identity {
  const answered = (kind: string) => {
    const found = givenAnswers.find(({ question }) => question.criterion.kind === kind)?.value;
    return typeof found === 'string' ? found : null;
  };
  return { email: email ?? answered('email'), phone: phone ?? answered('phone') };
}
