import type { ContactValue, ContactValues } from '#modules/profile-hub/contract/contact.ts';
import type { MergeRule } from '#modules/profile-hub/contract/imports/import-terms.ts';
import { type ContactRow, contactValue } from '../../contacts/contact-row.ts';
import type { CriteriaIndex, KnownCriterion } from '../../criteria/criteria-index.ts';
import { isEmptyValue, sameValue } from '../merge-lines.ts';

/** Values of one import for one contact, with the values before and after it. */
export interface Statement {
  importId: string;
  isUndone: boolean;
  rule: MergeRule;
  created: boolean;
  said: ContactValues;
  before: ContactValues;
  after: ContactValues;
  replayed: ContactValues | null;
  version: number;
  wasVersion: number | null;
}

export interface Replayed {
  /** Values that differ from the current contact. */
  values: Record<string, ContactValue>;
  /** By import: unchanged values of which this import is the last source. */
  left: Map<string, Record<string, ContactValue>>;
  /** Slugs of values that a user changed after the last import. */
  changedByHand: Set<string>;
  /** Slug of an address that stays because the contact would otherwise have none. */
  stayingAddress: Set<string>;
}

/**
 * Calculates the values of a contact as if the undone imports never happened: from the value before the first import,
 * applies all other imports by merge rule and manual changes between them. The order of the undos does not matter
 * [PH-13].
 */
export function replayHistory(
  history: readonly Statement[],
  contact: ContactRow,
  book: CriteriaIndex,
): Replayed {
  const replayed: Replayed = {
    values: {},
    left: new Map(),
    changedByHand: new Set(),
    stayingAddress: new Set(),
  };
  if (!history.some(({ isUndone }) => isUndone)) return replayed;
  const slugs = new Set(history.flatMap(({ said }) => Object.keys(said)));
  for (const slug of slugs) {
    const criterion = book.bySlug(slug);
    if (criterion && criterion.kind !== 'consent')
      replaySlug(replayed, { history, contact, criterion });
  }
  return isReachable(contact, replayed.values)
    ? replayed
    : withAddress(replayed, { history, contact });
}

interface About {
  history: readonly Statement[];
  contact: ContactRow;
}

function replaySlug(
  { values, left, changedByHand }: Replayed,
  { history, contact, criterion }: About & { criterion: KnownCriterion },
): void {
  const { slug } = criterion;
  const now = contactValue(contact, criterion);
  const last = history.findLast(({ said }) => slug in said);
  if (!last) return;
  if (!sameValue(now, leftBy(last, slug))) {
    changedByHand.add(slug);
    return;
  }
  const value = valueWithout(history, slug, ({ isUndone }) => !isUndone);
  left.set(last.importId, { ...left.get(last.importId), [slug]: value });
  if (!sameValue(now, value)) values[slug] = value;
}

function valueWithout(
  history: readonly Statement[],
  slug: string,
  counts: (statement: Statement) => boolean,
): ContactValue {
  let value: ContactValue = null;
  let previous: Statement | undefined;
  let exists = !history[0]?.created;
  history.forEach((statement, index) => {
    if (isEditedBetween(history[index - 1], statement)) exists = true;
    if (slug in statement.said) {
      const before = statement.created ? null : (statement.before[slug] ?? null);
      // If the value differs from the previous import's result, a source other than an import changed it.
      if (!previous || !sameValue(before, leftBy(previous, slug))) value = before;
      previous = statement;
      if (counts(statement)) value = applied(statement, { value, exists, slug });
    }
    if (counts(statement)) exists = true;
  });
  return value;
}

function applied(
  { rule, said }: Statement,
  { value, exists, slug }: { value: ContactValue; exists: boolean; slug: string },
): ContactValue {
  const isTaken = rule === 'file' || (rule === 'base' ? !exists : isEmptyValue(value));
  return isTaken ? (said[slug] ?? null) : value;
}

function leftBy({ replayed, after, created, said, before }: Statement, slug: string): ContactValue {
  for (const values of [replayed ?? {}, after]) if (slug in values) return values[slug] ?? null;
  return (created ? said : before)[slug] ?? null;
}

/** Whether the contact was edited between two imports; false for rows without a stored version. */
function isEditedBetween(previous: Statement | undefined, { wasVersion }: Statement): boolean {
  return previous !== undefined && wasVersion !== null && wasVersion !== previous.version;
}

/** Whether the contact was changed by anything other than imports since the first of them. */
export function isEdited(history: readonly Statement[], { version }: ContactRow): boolean {
  return (
    history.at(-1)?.version !== version ||
    history.some((statement, index) => isEditedBetween(history[index - 1], statement))
  );
}

function isReachable(contact: ContactRow, values: Record<string, ContactValue>): boolean {
  const then = (slug: 'email' | 'phone') => (slug in values ? values[slug] : contact[slug]);
  return Boolean(then('email') ?? then('phone'));
}

/** A contact that would have neither e-mail nor phone gets those of all its files, undone or not. */
function withAddress(replayed: Replayed, { history, contact }: About): Replayed {
  const values = { ...replayed.values };
  for (const slug of ['email', 'phone'] as const) {
    if (slug in values) replayed.stayingAddress.add(slug);
    delete values[slug];
    const last = history.findLast(({ said }) => slug in said);
    if (!last || replayed.changedByHand.has(slug)) continue;
    const value = valueWithout(history, slug, () => true);
    replayed.left.set(last.importId, { ...replayed.left.get(last.importId), [slug]: value });
    if (!sameValue((contact[slug] as string | null | undefined) ?? null, value))
      values[slug] = value;
  }
  return { ...replayed, values };
}
