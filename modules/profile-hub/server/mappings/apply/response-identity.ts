import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import type { MappingInForce, QuestionInForce } from './mapping-in-force.ts';
import { readAnswer } from './read-answer.ts';
import type { ResponseRow } from './read-responses.ts';

/** Emails and phones of responses, to find existing contacts. */
export function collectIdentities(
  responses: readonly ResponseRow[],
  { questions }: MappingInForce,
): { emails: string[]; phones: string[] } {
  const asked = questions.filter(({ criterion: { kind } }) => kind === 'email' || kind === 'phone');
  const found = responses.map((response) =>
    readIdentity(
      response,
      asked.flatMap((question) => {
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

/** From the response itself, else from its answers. */
export function readIdentity(
  { email, phone }: Pick<ResponseRow, 'email' | 'phone'>,
  said: readonly { question: QuestionInForce; value: ContactValue }[],
): Identity {
  const answered = (kind: string) => {
    const found = said.find(({ question }) => question.criterion.kind === kind)?.value;
    return typeof found === 'string' ? found : null;
  };
  return { email: email ?? answered('email'), phone: phone ?? answered('phone') };
}
