import { type LeadChanges, leadChangesSchema } from '#modules/leads/contract/leads/edit-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import type { Answer } from './split-lead-answers.ts';

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

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Only the changed parts, so that edits of other parts by other users do not conflict. */
export function leadEdits(before: LeadValues, values: LeadValues): Omit<LeadChanges, 'version'> {
  const answers = Object.entries(values.fieldsValues)
    .filter(([slug, value]) => !isSame(value, before.fieldsValues[slug]))
    .map(([slug, value]) => [slug, value === '' ? null : value] as const);
  const parts = (['tags', 'internalNote', 'skus', 'price'] as const)
    .filter((part) => !isSame(values[part], before[part]))
    .map((part) => [part, values[part]] as const);
  return {
    ...(answers.length > 0 && { fieldsValues: Object.fromEntries(answers) }),
    ...Object.fromEntries(parts),
  };
}
