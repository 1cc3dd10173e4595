import { IDENTITY_PARTS, type IdentityPart } from '#modules/leads/contract/forms/field-types.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';

export type Answer = Lead['fieldsValues'][number];

/** The message comes before the other answers; identity answers are excluded because they are shown separately. */
export function splitLeadAnswers({
  fieldsValues,
  identity,
}: Pick<Lead, 'fieldsValues' | 'identity'>): {
  message: Answer | undefined;
  others: Answer[];
} {
  const message = fieldsValues.find(({ type, value }) => type === 'longText' && value);
  const isOfPerson = ({ slug, value }: Answer) =>
    (IDENTITY_PARTS as readonly string[]).includes(slug) &&
    identity[slug as IdentityPart] === value;
  return {
    message,
    others: fieldsValues.filter(
      (answer) => answer !== message && answer.value !== null && !isOfPerson(answer),
    ),
  };
}
