import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { valueForm } from '#modules/profile-hub/contract/rule-operators.ts';
import {
  type DraftGroup,
  type DraftPart,
  type DraftRule,
  isDraftGroup,
} from '../data/rule-draft.ts';
import { useOperatorName } from '../data/rule-names.ts';
import type { RuleFields } from '../data/use-rule-fields.ts';
import { useRulePhrase } from '../data/use-rule-phrase.ts';
import { useValueWords } from '../data/use-value-words.ts';
import classes from './segment-builder.module.css';

/** The rules as one sentence: what they mean in weight, the group that is being edited underlined [PH-03]. */
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
  const operatorName = useOperatorName();
  const valueWords = useValueWords();
  const rulePhrase = useRulePhrase();
  const isSaid = (part: DraftPart): boolean =>
    isDraftGroup(part) ? part.filters.some(isSaid) : fields.isFinished(part);
  const ofRule = (rule: DraftRule) => {
    const field = fields.of(rule.field);
    if (!field) return '';
    const words = [field.name, operatorName(field.kind, rule.operator)];
    if (valueForm(rule.operator) !== 'none') words.push(valueWords(rule, field));
    return words.join(' ');
  };
  const phraseOf = (part: DraftPart): string | undefined => {
    const field = isDraftGroup(part) ? undefined : fields.of(part.field);
    return field && !isDraftGroup(part) && isSaid(part) ? rulePhrase(part, field) : undefined;
  };
  // Where all rules must fit, consent and country are said of the contacts themselves, and the others follow.
  const isAll = draft.condition === 'and';
  const phrases = isAll ? draft.filters.flatMap((part) => phraseOf(part) ?? []) : [];
  const rest = draft.filters.filter((part) => !isAll || phraseOf(part) === undefined);
  const ofGroup = (group: DraftGroup, isInside: boolean): ReactNode => {
    const said = group.filters.filter(isSaid);
    const word = t(
      group.condition === 'and' ? 'profile-hub:segment.and' : 'profile-hub:segment.or',
    );
    const isHot = isInside && group.key === editedGroup;
    const Mark = isHot ? 'u' : Fragment;
    return (
      <Mark>
        {isInside && said.length > 1 && '('}
        {said.map((part, index) => (
          <Fragment key={part.key}>
            {index > 0 && ` ${word} `}
            {isDraftGroup(part) ? ofGroup(part, true) : <b>{ofRule(part)}</b>}
          </Fragment>
        ))}
        {isInside && said.length > 1 && ')'}
      </Mark>
    );
  };
  return (
    <p className={classes.sentence}>
      {isSaid(draft) ? (
        <>
          {phrases.length === 0
            ? t('profile-hub:segment.sentence')
            : t('profile-hub:segment.sentenceStart')}{' '}
          {phrases.length > 0 && <b>{phrases.join(', ')}</b>}
          {phrases.length > 0 && rest.some(isSaid) && t('profile-hub:segment.sentenceWhere')}
          {phrases.length > 0 && rest.some(isSaid) && ' '}
          {ofGroup({ ...draft, filters: rest }, false)}.
        </>
      ) : (
        t('profile-hub:segment.everybody')
      )}
    </p>
  );
}
