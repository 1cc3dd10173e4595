import type { ContactValue, ContactValues } from '#modules/profile-hub/contract/contact.ts';
import type { CriteriaIndex, KnownCriterion } from '../criteria/criteria-index.ts';

/**
 * Changes of one contact in stored format. Omitted values remain; consent is excluded, because the ledger determines
 * it.
 */
export interface ContactPatch {
  id: string;
  isNew: boolean;
  /** By column; null clears it. */
  columns: Record<string, string | null>;
  /** By the criterion's number; null clears it. */
  texts: Record<string, string | null>;
  /** Options of the list criteria to replace, then the chosen options. */
  goneOptions: number[];
  options: number[];
  /** Numbers of the brand's own criteria that are written, and of those that have a value then. */
  goneFilled: number[];
  filled: number[];
  /** Purposes of a new contact; its first decisions are written to the ledger in the same transaction. */
  given?: readonly number[];
  refused?: readonly number[];
}

/** Values that fit their criteria, as `check-values.ts` lets them through. */
export function contactPatch(
  { id, isNew }: { id: string; isNew: boolean },
  values: ContactValues,
  book: CriteriaIndex,
): ContactPatch {
  const patch: ContactPatch = {
    id,
    isNew,
    columns: {},
    texts: {},
    goneOptions: [],
    options: [],
    goneFilled: [],
    filled: [],
  };
  for (const [slug, value] of Object.entries(values)) {
    const criterion = book.bySlug(slug);
    if (!criterion || criterion.kind === 'consent') continue;
    if (criterion.column) patch.columns[criterion.column] = value === null ? null : String(value);
    else addOwn(patch, criterion, value);
  }
  return patch;
}

function addOwn(patch: ContactPatch, criterion: KnownCriterion, value: ContactValue): void {
  const { number = 0, kind, options } = criterion;
  patch.goneFilled.push(number);
  if (kind === 'text') {
    const text = value === null || value === '' ? null : String(value);
    patch.texts[String(number)] = text;
    if (text !== null) patch.filled.push(number);
    return;
  }
  patch.goneOptions.push(...options.flatMap(({ id }) => (typeof id === 'number' ? [id] : [])));
  const chosen = [value].flat().filter((one) => typeof one === 'number');
  patch.options.push(...new Set(chosen));
  if (chosen.length > 0) patch.filled.push(number);
}
