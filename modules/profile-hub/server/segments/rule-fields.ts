import type { RuleChoice, RuleField } from '#modules/profile-hub/contract/count-segments.ts';
import { OPERATORS_OF_KIND } from '#modules/profile-hub/contract/rule-operators.ts';
import {
  SUITE_CHOICES,
  SUITE_FIELDS,
  type SuiteField,
} from '#modules/profile-hub/contract/suite-fields.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { KnownCriterion } from '../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../tables.ts';
import { importChoices } from './choices/import-choices.ts';
import { productChoices } from './choices/product-choices.ts';
import { findRuleFieldSpec } from './find-rule-field-spec.ts';
import { reaches } from './nested-segments.ts';
import { ruleContext } from './rule-context.ts';
import type { RuleContext } from './rule-sql.ts';

interface Asking {
  clientId: string;
  locale: Locale;
  /** The one that is edited: what contains it is not offered to it. */
  segment: string | undefined;
}

/** Rule fields for the contacts of a brand, with their choices [PH-03]. */
export async function ruleFields(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  asking: Asking,
): Promise<RuleField[]> {
  const context = await ruleContext({ db }, asking.clientId, asking.locale);
  const choices: Partial<Record<SuiteField, RuleChoice[]>> = {
    '@segment': segmentChoices(context, asking.segment),
    '@import': await importChoices(
      { db },
      {
        clientId: asking.clientId,
        undone: app.texts.translator(asking.locale)('profile-hub:import.undoneTag'),
      },
    ),
    '@scan': await productChoices({ db, app }, { ...asking, kind: 'scan' }),
    '@lead': await productChoices({ db, app }, { ...asking, kind: 'lead' }),
  };
  const suite = (Object.keys(SUITE_FIELDS) as SuiteField[]).map(
    (field): RuleField => ({
      field,
      kind: SUITE_FIELDS[field],
      operators: [...OPERATORS_OF_KIND[SUITE_FIELDS[field]]],
      label: null,
      active: true,
      choices:
        choices[field] ?? (SUITE_CHOICES[field] ?? []).map((value) => ({ value, label: null })),
    }),
  );
  return [...context.book.all.map((criterion) => ofCriterion(criterion, context)), ...suite];
}

function ofCriterion(
  { slug, label, active, options }: KnownCriterion,
  context: RuleContext,
): RuleField {
  const kind = findRuleFieldSpec(slug, context)?.kind ?? 'text';
  const isOwn = typeof label !== 'string';
  return {
    field: slug,
    kind,
    operators: [...OPERATORS_OF_KIND[kind]],
    label: isOwn ? label.words : null,
    active,
    choices: options.map((option) => ({ value: option.id, label: isOwn ? option.label : null })),
  };
}

function segmentChoices(context: RuleContext, edited: string | undefined): RuleChoice[] {
  const byId = new Map(context.segments.map((segment) => [segment.id, segment]));
  return context.segments
    .filter(
      (segment) =>
        segment.saved &&
        segment.id !== edited &&
        (edited === undefined || !reaches(segment, edited, byId)),
    )
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
