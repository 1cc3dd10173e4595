import { type LeadChanges, leadChangesSchema } from '#modules/leads/contract/leads/edit-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import type { Answer } from './answers-of-lead.ts';

/** What of a lead can be edited: answers by their fields, and what the team keeps beside them [LEAD-03]. */
export interface LeadValues {
  fieldsValues: Record<string, Answer['value']>;
  tags: string[];
  internalNote: string;
  skus: string[];
  /** In hundredths. */
  price: number | null;
}

export const leadFormSchema = leadChangesSchema.omit({ version: true });

/** What a consumer agreed to is theirs to say, and files come one by one. */
export function editableAnswers({ fieldsValues }: Pick<Lead, 'fieldsValues'>): Answer[] {
  return fieldsValues.filter(({ type }) => type !== 'consent' && type !== 'file');
}

export function valuesOfLead(lead: Lead): LeadValues {
  const { tags, internalNote, skus, price } = lead;
  const answers = editableAnswers(lead).map(({ slug, value }) => [slug, value] as const);
  return { fieldsValues: Object.fromEntries(answers), tags, internalNote, skus, price };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What differs, and nothing else: another's edit of another part is in nobody's way. */
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
