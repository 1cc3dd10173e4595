import type {
  ReplyRule,
  ReplySettings,
} from '#modules/communication/contract/replies/reply-settings.ts';
import { getReviewFiltersCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { languageTag } from '#platform/contract/locale.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useReviewLabels } from '../../reviews/data/use-review-labels.ts';

/** Longer lists end with the number of the others: “Verletzung, Rückruf, Allergie +3”. */
const NAMED = 3;

type Rule = Pick<ReplyRule, 'conditions' | 'words' | 'decision'>;

/** A rule as one sentence; the parts that differ between rules are in `<b>` and `</b>`. */
export function useRuleSentence(): (rule: Rule, topics: ReplySettings['topics']) => string {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { brandId } = useCurrentClient();
  const { topic: nameOf } = useReviewLabels();
  const { data: filters } = useCall(getReviewFiltersCall, { query: { brandId } });
  const tag = languageTag(locale);
  const anyOf = new Intl.ListFormat(tag, { type: 'disjunction' });
  const allOf = new Intl.ListFormat(tag, { type: 'conjunction' });
  return ({ conditions, words, decision }, topics) => {
    const { grades, origins, locations, blank } = conditions;
    const own = new Map(topics.map(({ key, names }) => [key, names[locale]]));
    const shops = new Map(filters?.shops.map(({ id, name }) => [id, name]));
    const stars = grades.map(String);
    const parts = [
      words.length > 0 && t('communication:rule.words', { words: shortList(words) }),
      grades.length > 0 &&
        t('communication:rule.grades', {
          count: grades.at(-1) ?? 0,
          grades: anyOf.format(stars),
        }),
      conditions.topics.length > 0 &&
        t('communication:rule.topics', {
          topics: anyOf.format(conditions.topics.map((topic) => nameOf(topic, own.get(topic)))),
        }),
      origins.length > 0 &&
        t('communication:rule.origins', {
          origins: anyOf.format(origins.map((one) => t(`communication:reviewOrigin.${one}`))),
        }),
      locations.length > 0 &&
        t('communication:rule.locations', {
          locations: shortList(locations.map((id) => shops.get(id) ?? '…')),
        }),
      blank && t('communication:rule.blank'),
    ].filter((part) => part !== false);
    const then = t(`communication:rule.then.${decision}`);
    return parts.length > 0
      ? t('communication:rule.sentence', { conditions: allOf.format(parts), then })
      : t('communication:rule.always', { then });
  };
}

/** The first names, and how many more there are. */
export function shortList(names: readonly string[]): string {
  const shown = names.length > NAMED + 1 ? names.slice(0, NAMED) : names;
  const rest = names.length - shown.length;
  return shown.join(', ') + (rest > 0 ? ` +${rest}` : '');
}
