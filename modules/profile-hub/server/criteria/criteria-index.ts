import { sql } from 'kysely';
import type {
  CriterionSource,
  CriterionType,
  Labels,
} from '#modules/profile-hub/contract/criterion.ts';
import {
  STANDARD_CRITERIA,
  type StandardKind,
} from '#modules/profile-hub/contract/standard-criteria.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import { normalizeForComparison } from '#platform/server/imports/import-column.ts';
import { Texts } from '#platform/server/texts/texts.ts';
import type { Context } from '../tables.ts';

/** How values of a criterion are stored and compared; custom lists have one or several choices. */
export type CriterionKind = StandardKind | 'options';

export interface KnownCriterion {
  slug: string;
  type: CriterionType;
  kind: CriterionKind;
  /** A text key for standard criteria, a literal label for all others. */
  label: string | { words: string };
  /** The brand's labels by language. */
  labels?: Labels;
  source: CriterionSource;
  active: boolean;
  mandatory: boolean;
  /** Null for standard criteria. */
  id: string | null;
  version: number;
  /** Column that stores the value; the brand's own criteria are stored by number. */
  column?: string;
  maxLength?: number;
  number?: number;
  /** Number of the consent purpose, standard or custom. */
  purpose?: number;
  options: readonly KnownOption[];
}

interface KnownOption {
  id: number | string;
  label: string;
  labels?: Labels;
}

/** All criteria of a brand, indexed by slug, number, option and purpose. */
export class CriteriaIndex {
  readonly all: readonly KnownCriterion[];
  readonly #bySlug: ReadonlyMap<string, KnownCriterion>;
  readonly #byNumber: ReadonlyMap<number, KnownCriterion>;
  readonly #byOption: ReadonlyMap<number | string, KnownCriterion>;
  readonly #byPurpose: ReadonlyMap<number, KnownCriterion>;

  constructor(all: readonly KnownCriterion[]) {
    this.all = all;
    this.#bySlug = new Map(all.map((one) => [one.slug, one]));
    this.#byNumber = new Map(
      all.flatMap((one) => (one.number === undefined ? [] : [[one.number, one]])),
    );
    this.#byPurpose = new Map(
      all.flatMap((one) => (one.purpose === undefined ? [] : [[one.purpose, one]])),
    );
    this.#byOption = new Map(
      all.flatMap((one) =>
        one.kind === 'options' ? one.options.map(({ id }) => [id, one] as const) : [],
      ),
    );
  }

  get active(): readonly KnownCriterion[] {
    return this.all.filter(({ active }) => active);
  }

  bySlug(slug: string): KnownCriterion | undefined {
    return this.#bySlug.get(slug);
  }

  byNumber(number: number): KnownCriterion | undefined {
    return this.#byNumber.get(number);
  }

  byOption(option: number): KnownCriterion | undefined {
    return this.#byOption.get(option);
  }

  byPurpose(purpose: number): KnownCriterion | undefined {
    return this.#byPurpose.get(purpose);
  }
}

const STANDARD: readonly KnownCriterion[] = STANDARD_CRITERIA.map(
  ({ options = [], ...criterion }) => ({
    ...criterion,
    source: 'GTR',
    active: true,
    mandatory: false,
    id: null,
    version: 1,
    options: options.map(({ value, label }) => ({ id: value, label })),
  }),
);

interface CriterionRow {
  id: string;
  number: number;
  label: string;
  labels: Labels;
  slug: string;
  type: CriterionType;
  active: boolean;
  mandatory: boolean;
  consent: boolean;
  source: CriterionSource;
  version: number;
  options: { id: number; label: string; labels: Labels }[];
}

/** With a locale, custom labels are in that language if available. */
export async function readCriteriaIndex(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  locale?: Locale,
): Promise<CriteriaIndex> {
  const { rows } = await sql<CriterionRow>`
    select criterion.id, criterion.number, criterion.label, criterion.labels, criterion.slug, criterion.type, criterion.active,
      criterion.mandatory, criterion.consent, criterion.source, criterion.version,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', option.number, 'label', option.label, 'labels', option.labels) order by option.position, option.number)
        from profile_hub.criterion_options as option
        where option.client_id = criterion.client_id and option.criterion_id = criterion.id
      ), '[]') as options
    from profile_hub.criteria as criterion where criterion.client_id = ${clientId}
    order by criterion.number`.execute(db);
  return new CriteriaIndex([...STANDARD, ...rows.map((row) => known(row, locale))]);
}

function known(
  { consent, label, number, options, ...row }: CriterionRow,
  locale: Locale | undefined,
): KnownCriterion {
  const inLocale = (one: { label: string; labels: Labels }) =>
    (locale && one.labels[locale]) || one.label;
  return {
    ...row,
    number,
    label: { words: inLocale({ label, labels: row.labels }) },
    options: options.map((option) => ({ ...option, label: inLocale(option) })),
    kind: consent ? 'consent' : row.type === 'text' ? 'text' : 'options',
    ...(consent && { purpose: number }),
  };
}

let slugs: ReadonlyMap<string, string> | undefined;

/**
 * The standard criterion with this label in any language, without case and accents. A custom criterion with the same label
 * would make file columns ambiguous.
 */
export function standardCriterionByLabel(label: string): string | undefined {
  slugs ??= slugsByWord();
  return slugs.get(normalizeForComparison(label));
}

/** Whether file columns would be matched to another criterion of the brand, by label or slug. */
export function isReadAsAnother(label: string, book: CriteriaIndex, id?: string): boolean {
  const word = normalizeForComparison(label);
  if (word === '') return false;
  return book.all.some((criterion) => {
    const own = typeof criterion.label === 'string' ? '' : criterion.label.words;
    return (
      criterion.id !== id &&
      [own, criterion.slug].some((name) => normalizeForComparison(name) === word)
    );
  });
}

function slugsByWord(): Map<string, string> {
  const texts = new Texts();
  const found = new Map<string, string>();
  for (const { slug, label } of STANDARD_CRITERIA)
    for (const name of [slug, ...LOCALES.map((locale) => texts.translator(locale)(label))])
      found.set(normalizeForComparison(name), slug);
  return found;
}
