import { IDENTITY_PARTS, type IdentityPart } from '#modules/forms/contract/field-types.ts';
import { type LeadChanges, leadChangesSchema } from '#modules/leads/contract/leads/edit-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { isEqual } from '#platform/web/fields/form/editor-store.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

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

/** The editable parts of a lead: answers and internal data [LEAD-03]. */
export interface LeadValues {
  fieldsValues: Record<string, Answer['value']>;
  tags: string[];
  internalNote: string;
  skus: string[];
  /** In hundredths. */
  price: number | null;
}

export const leadFormSchema = leadChangesSchema.omit({ version: true });

/** Consents cannot be edited, and files are edited separately. */
export function editableAnswers({ fieldsValues }: Pick<Lead, 'fieldsValues'>): Answer[] {
  return fieldsValues.filter(({ type }) => type !== 'consent' && type !== 'file');
}

export function toLeadValues(lead: Lead): LeadValues {
  const { tags, internalNote, skus, price } = lead;
  const answers = editableAnswers(lead).map(({ slug, value }) => [slug, value] as const);
  return { fieldsValues: Object.fromEntries(answers), tags, internalNote, skus, price };
}

/** Only the changed parts, so that edits of other parts by other users do not conflict. */
export function leadEdits(before: LeadValues, values: LeadValues): Omit<LeadChanges, 'version'> {
  const answers = Object.entries(values.fieldsValues)
    .filter(([slug, value]) => !isEqual(value, before.fieldsValues[slug]))
    .map(([slug, value]) => [slug, value === '' ? null : value] as const);
  const parts = (['tags', 'internalNote', 'skus', 'price'] as const)
    .filter((part) => !isEqual(values[part], before[part]))
    .map((part) => [part, values[part]] as const);
  return {
    ...(answers.length > 0 && { fieldsValues: Object.fromEntries(answers) }),
    ...Object.fromEntries(parts),
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** An answer as text: options by label, dates and numbers in the reader's language. */
export function useAnswerText(): (
  answeredField: Pick<Answer, 'type' | 'options'>,
  value: unknown,
) => string {
  const { t } = useTranslation();
  const { date, number, list } = useFormat();
  return ({ type, options }, value) => {
    const one = (given: unknown): string => {
      if (typeof given === 'boolean') return t(given ? 'leads:field.yes' : 'leads:field.no');
      if (typeof given === 'number') return number(given, Number.isInteger(given) ? 0 : 2);
      const text = String(given);
      if (type === 'date' && DAY.test(text)) return date(text);
      return options.find(({ key }) => key === text)?.name ?? text;
    };
    if (value === null || value === undefined || value === '') return '';
    return Array.isArray(value) ? list(value.map(one)) : one(value);
  };
}
