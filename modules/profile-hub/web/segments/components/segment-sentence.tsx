import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTag } from '#platform/contract/locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import {
  type DraftGroup,
  type DraftPart,
  type DraftRule,
  isDraftGroup,
} from '../data/rule-draft.ts';
import type { RuleFields } from '../data/use-rule-fields.ts';
import { isLeadingRule, useRulePhrase } from '../data/use-rule-phrase.ts';
import classes from './segment-builder.module.css';

/** The rules as one sentence: rules in bold, the edited group underlined [PH-03]. */
export function SegmentSentence({
  draft,
  fields,
  editedGroup,
}: {
  draft: DraftGroup;
  fields: RuleFields;
  editedGroup: number | undefined;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const rulePhrase = useRulePhrase();
  const isSaid = (part: DraftPart): boolean =>
    isDraftGroup(part) ? part.filters.some(isSaid) : fields.isFinished(part);
  const ofRule = (rule: DraftRule) => {
    const field = fields.of(rule.field);
    return field ? rulePhrase(rule, field) : '';
  };
  // If all rules must match, country and consent describe the contacts directly, and the others follow.
  const first =
    draft.condition === 'and'
      ? draft.filters.filter(
          (part): part is DraftRule => !isDraftGroup(part) && isSaid(part) && isLeadingRule(part),
        )
      : [];
  const rest = draft.filters.filter((part) => !first.some((rule) => rule === part) && isSaid(part));
  const joined = (condition: DraftGroup['condition']) =>
    new Intl.ListFormat(locale === 'en' ? 'en-GB' : languageTag(locale), {
      type: condition === 'and' ? 'conjunction' : 'disjunction',
    });
  const [countries = [], consents = []] = [true, false].map((isCountry) =>
    first.filter(({ field }) => (field === 'country') === isCountry).map(ofRule),
  );
  const opening = [...countries, ...(consents.length > 0 ? [joined('and').format(consents)] : [])];

  const listed = (parts: readonly DraftPart[], condition: DraftGroup['condition']) =>
    joined(condition)
      .formatToParts(parts.map((_, index) => String(index)))
      .map(({ type, value }, at) => {
        const part = type === 'element' ? parts[Number(value)] : undefined;
        const key = part?.key ?? `between-${at}`;
        if (!part) return <Fragment key={key}>{value}</Fragment>;
        return isDraftGroup(part) ? (
          <Fragment key={key}>{ofGroup(part)}</Fragment>
        ) : (
          <b key={key}>{ofRule(part)}</b>
        );
      });
  const ofGroup = (group: DraftGroup): ReactNode => {
    const said = group.filters.filter(isSaid);
    const words = (
      <>
        {said.length > 1 && group.condition === 'or' && `${t('profile-hub:segment.either')} `}
        {listed(said, group.condition)}
      </>
    );
    // Without parentheses "a or b and c" would differ from the rules.
    const whole = said.length > 1 ? <>({words})</> : words;
    return group.key === editedGroup ? <u>{whole}</u> : whole;
  };

  if (!isSaid(draft))
    return <p className={classes.sentence}>{t('profile-hub:segment.everybody')}</p>;
  return (
    <p className={classes.sentence}>
      {t('profile-hub:segment.sentenceStart')}{' '}
      {opening.length > 0 && (
        <b>
          {opening.reduce((all, next) =>
            t('profile-hub:segment.sentenceNext', { first: all, next }),
          )}
        </b>
      )}
      {opening.length > 0 && rest.length > 0 && `${t('profile-hub:segment.sentenceAnd')} `}
      {listed(rest, draft.condition)}.
    </p>
  );
}
