import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import { PREVIEW_RESPONSES } from '#modules/profile-hub/contract/limits.ts';
import type { MappingPreview } from '#modules/profile-hub/contract/mapping.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import { readCampaign } from '../campaigns/list-campaigns.ts';
import {
  type CriteriaIndex,
  type KnownCriterion,
  readCriteriaIndex,
} from '../criteria/criteria-index.ts';
import { criterionLabel, optionLabel } from '../criteria/list-criteria.ts';
import type { Context } from '../tables.ts';
import { settleBatch } from './apply/apply-batch.ts';
import { latestResponses, type MappingInForce, mappingInForce } from './apply/apply-input.ts';
import type { SettledDecision, SettledPerson } from './apply/settle-responses.ts';

interface PreviewRequest {
  clientId: string;
  campaignId: string;
  locale: Locale;
  /** Index of the example contact. */
  example: number;
}

/**
 * Preview of saving, computed by the same code that applies the mapping; for very many responses only over the latest
 * [PH-15].
 */
export async function previewMapping(
  { db, app }: Context,
  { clientId, campaignId, locale, example }: PreviewRequest,
): Promise<MappingPreview> {
  const { responses: of } = await readCampaign({ db }, { clientId, brandId: '', id: campaignId });
  const book = await readCriteriaIndex({ db }, clientId, locale);
  const mapping = await mappingInForce({ db }, { clientId, campaignId }, book);
  if (!mapping) return { ...NOTHING, of };
  const limit = PREVIEW_RESPONSES;
  const responses = await latestResponses({ db }, { clientId, campaignId, limit });
  const settled = await settleBatch({ db }, { clientId, isHeld: false }, { mapping, responses });
  const effects = [...settled.persons].map(computeEffect).filter(({ values }) => values > 0);
  const sum = (figure: 'values' | 'changed') => effects.reduce((all, one) => all + one[figure], 0);
  // Existing contacts first, because they also show previous values.
  effects.sort((one, other) => Number(one.person.isNew) - Number(other.person.isNew));
  const shown = effects[example % Math.max(1, effects.length)];
  const formatContext = { book, locale, translate: app.texts.translator(locale) };
  return {
    contacts: effects.length,
    values: sum('values'),
    changed: sum('changed'),
    created: effects.filter(({ person }) => person.isNew).length,
    unknown: settled.unknown,
    waiting: settled.waiting,
    unreadable: settled.unreadable,
    counted: responses.length,
    of,
    example: shown ? buildExample(shown.person, mapping, formatContext) : null,
  };
}

const NOTHING: MappingPreview = {
  contacts: 0,
  values: 0,
  changed: 0,
  created: 0,
  unknown: 0,
  waiting: 0,
  unreadable: 0,
  counted: 0,
  of: 0,
  example: null,
};

type Example = NonNullable<MappingPreview['example']>;

/** A real contact before and after, as an example for the user that saves the mapping. */
function buildExample(
  person: SettledPerson,
  { questions }: MappingInForce,
  formatContext: { book: CriteriaIndex; locale: Locale; translate: Translate },
): Example {
  const { book, translate } = formatContext;
  const values = [...person.values].flatMap(([slug, value]) => {
    const criterion = book.bySlug(slug);
    if (!criterion) return [];
    const before = person.before.get(slug) ?? null;
    return [
      {
        label: criterionLabel(criterion, translate),
        before: formatContactValue(before, criterion, formatContext),
        after: formatContactValue(value, criterion, formatContext),
        withdrawnAt: null,
      },
    ];
  });
  const counting = new Map(countingDecisions(person).map((one) => [one.purpose, one]));
  const purposes = new Set(person.decisions.map(({ purpose }) => purpose));
  const decisions = questions.flatMap(({ criterion }) => {
    const { purpose } = criterion;
    if (purpose === undefined || !purposes.has(purpose)) return [];
    const storedDecision = currentDecision(person, purpose);
    const before = storedDecision === undefined ? null : storedDecision.decision === 'given';
    const decided = counting.get(purpose);
    const after = decided ? decided.decision === 'given' : before;
    return [
      {
        label: criterionLabel(criterion, translate),
        before: formatContactValue(before, criterion, formatContext),
        after: formatContactValue(after, criterion, formatContext),
        withdrawnAt:
          !decided && storedDecision?.decision === 'withdrawn'
            ? new Date(storedDecision.at).toISOString()
            : null,
      },
    ];
  });
  return {
    name: nameOf(person),
    answeredAt: (person.responses.at(-1)?.at ?? new Date(0)).toISOString(),
    values: [...values, ...decisions],
  };
}

function nameOf({ values, row }: SettledPerson): string {
  const part = (slug: string) => values.get(slug) ?? row?.[slug] ?? '';
  return (
    `${part('firstname')} ${part('lastname')}`.trim() || String(part('email') || part('phone'))
  );
}

/** A contact's value for display; null if there is none. */
function formatContactValue(
  value: ContactValue,
  criterion: KnownCriterion,
  { locale, translate }: { locale: Locale; translate: Translate },
): string | null {
  if (value === null) return null;
  if (typeof value === 'boolean')
    return translate(value ? 'platform:filters.yes' : 'platform:filters.no');
  const tag = languageTag(locale);
  if (criterion.kind === 'options' || criterion.kind === 'choice') {
    const chosen = new Set([value].flat().map(String));
    const labels = criterion.options
      .filter(({ id }) => chosen.has(String(id)))
      .map((option) => optionLabel(criterion, option, translate));
    return labels.join(', ');
  }
  const text = String(value);
  if (criterion.kind === 'day')
    return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(text),
    );
  if (criterion.kind === 'country')
    return new Intl.DisplayNames(tag, { type: 'region' }).of(text) ?? text;
  if (criterion.kind === 'locale')
    return new Intl.DisplayNames(tag, { type: 'language' }).of(text) ?? text;
  return text;
}

/** Changes of a contact by the answers: changed values and effective decisions. */
function computeEffect(person: SettledPerson): {
  person: SettledPerson;
  values: number;
  changed: number;
} {
  const written = [...person.values].filter(
    ([slug, value]) => !isSame(person.before.get(slug) ?? null, value),
  );
  const replaced = written.filter(([slug]) => (person.before.get(slug) ?? null) !== null);
  const decided = countingDecisions(person).filter(({ current, decision }) => current !== decision);
  return {
    person,
    values: written.length + decided.length,
    changed: replaced.length + decided.filter(({ current }) => current !== undefined).length,
  };
}

interface CountingDecision extends SettledDecision {
  /** Current effective decision. */
  current: string | undefined;
}

/** The latest decision per purpose, if the ledger has no later one. */
function countingDecisions(person: SettledPerson): CountingDecision[] {
  const latest = new Map(person.decisions.map((decision) => [decision.purpose, decision]));
  return [...latest.values()].flatMap((decision) => {
    const storedDecision = currentDecision(person, decision.purpose);
    const isLater = !storedDecision || new Date(storedDecision.at) < decision.at;
    return isLater ? [{ ...decision, current: storedDecision?.decision }] : [];
  });
}

/** Current decision for a purpose: the last ledger entry. */
function currentDecision({ row }: SettledPerson, purpose: number) {
  return row?.decisions.filter((decision) => decision.purpose === purpose).at(-1);
}

function isSame(one: ContactValue, other: ContactValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
