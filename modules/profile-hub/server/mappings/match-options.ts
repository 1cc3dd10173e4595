import { sql } from 'kysely';
import { QUESTION_KINDS, type QuestionKind } from '#modules/profile-hub/contract/campaign.ts';
import { CHOICES_LIMIT, LABEL_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import { normalizeForComparison } from '#platform/server/imports/import-column.ts';
import { answerKey } from '../campaigns/store-responses.ts';
import type { KnownCriterion } from '../criteria/criteria-index.ts';
import type { Context } from '../tables.ts';

interface Option {
  id: number | string;
  label: string;
}

/** Minimum similarity; lower values are accidental. */
const ALIKE = 0.55;

/** The option with this label, without case, accents and punctuation. */
export function sameOption(answer: string, options: readonly Option[]): Option | undefined {
  const word = normalizeForComparison(answer);
  return word === ''
    ? undefined
    : options.find(({ label }) => normalizeForComparison(label) === word);
}

/** The most similar option: "Wetzstahl / Schleifstein" matches Wetzstahl. */
export function similarOption(answer: string, options: readonly Option[]): Option | undefined {
  let best: { option: Option; score: number } | undefined;
  for (const option of options) {
    const score = likeness(answer, option.label);
    if (score >= ALIKE && score > (best?.score ?? 0)) best = { option, score };
  }
  return best?.option;
}

function likeness(one: string, other: string): number {
  const [a, b] = [splitWords(one), splitWords(other)];
  if (a.length === 0 || b.length === 0) return 0;
  const [few, many] = a.length <= b.length ? [a, new Set(b)] : [b, new Set(a)];
  const shared = few.filter((word) => many.has(word) && word.length > 2).length / few.length;
  return Math.max(shared === 1 ? 0.9 : shared * 0.5, dice(a.join(''), b.join('')));
}

function splitWords(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .map(normalizeForComparison)
    .filter(Boolean);
}

/** Share of common letter pairs of two words. */
function dice(one: string, other: string): number {
  const pairs = (word: string) =>
    Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));
  const rest = pairs(other);
  const all = pairs(one);
  const total = all.length + rest.length;
  if (total === 0) return 0;
  let shared = 0;
  for (const pair of all) {
    const at = rest.indexOf(pair);
    if (at < 0) continue;
    shared += 1;
    rest.splice(at, 1);
  }
  return (2 * shared) / total;
}

/** Free-text answers of a question, most frequent first; read only if it is mapped to a list. */
export async function readSpellings(
  { db }: Pick<Context, 'db'>,
  given: { clientId: string; campaignId: string; questionId: string },
): Promise<{ spellings: { key: string; label: string; given: number }[]; more: boolean }> {
  const { rows } = await sql<{ label: string; given: number }>`
    select answers ->> ${given.questionId} as label, count(*)::integer as given
    from profile_hub.campaign_responses
    where client_id = ${given.clientId} and campaign_id = ${given.campaignId} and answers ? ${given.questionId}
      and length(answers ->> ${given.questionId}) <= ${LABEL_MAX_LENGTH}
    group by 1 order by 2 desc, 1 limit ${CHOICES_LIMIT + 1}`.execute(db);
  const byKey = new Map<string, { key: string; label: string; given: number }>();
  for (const { label, given: count } of rows.slice(0, CHOICES_LIMIT)) {
    const key = answerKey(label);
    const known = byKey.get(key);
    if (known) known.given += count;
    else byKey.set(key, { key, label, given: count });
  }
  return { spellings: [...byKey.values()], more: rows.length > CHOICES_LIMIT };
}

/** Whether a question of this kind can be mapped to the criterion, depending on the values it can store. */
export function criterionAccepts(criterion: KnownCriterion, kind: QuestionKind): boolean {
  if (criterion.kind === 'consent') return kind === 'yesno';
  if (isChosen(criterion))
    return kind === 'several' ? criterion.type === 'closedMultiple' : kind !== 'number';
  if (kind === 'several' || kind === 'yesno') return false;
  return kind === 'number' ? criterion.kind === 'text' : true;
}

export function acceptedKinds(criterion: KnownCriterion): QuestionKind[] {
  return QUESTION_KINDS.filter((kind) => criterionAccepts(criterion, kind));
}

/** Whether answers must be mapped to options. */
export function isChosen({ kind }: KnownCriterion): boolean {
  return kind === 'options' || kind === 'choice';
}
