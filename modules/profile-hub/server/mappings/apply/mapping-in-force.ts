import type { MappingRule, QuestionKind } from '#modules/profile-hub/contract/campaign.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { CriteriaIndex, KnownCriterion } from '../../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../../tables.ts';
import { mappingRows } from '../mapping-rows.ts';

export interface QuestionInForce {
  id: string;
  /** Text of the question; for consent it is the wording. */
  text: string;
  kind: QuestionKind;
  criterion: KnownCriterion;
  /** By the key of the answer: the option it means, null where it is left out. */
  options: ReadonlyMap<string, number | string | null>;
}

/** A mapping as it is applied to responses. */
export interface MappingInForce {
  campaignId: string;
  rule: MappingRule;
  round: number;
  questions: readonly QuestionInForce[];
}

export async function mappingInForce(
  { db }: { db: Db<ProfileHubTables> },
  of: { clientId: string; campaignId: string; saved?: boolean },
  book: CriteriaIndex,
): Promise<MappingInForce | undefined> {
  const { mapping, questions } = await mappingRows({ db }, of);
  if (!mapping) return undefined;
  return {
    campaignId: of.campaignId,
    rule: mapping.rule,
    round: mapping.round,
    questions: questions.flatMap(({ id, text, kind, criterion: slug, answers }) => {
      const criterion = slug === null ? undefined : book.bySlug(slug);
      if (!criterion?.active) return [];
      const ids = new Map(criterion.options.map((option) => [String(option.id), option.id]));
      const options = new Map(
        answers.flatMap(({ key, option }) => {
          const known = option === null ? null : ids.get(option);
          return known === undefined ? [] : [[key, known] as const];
        }),
      );
      return [{ id, text, kind, criterion, options }];
    }),
  };
}
