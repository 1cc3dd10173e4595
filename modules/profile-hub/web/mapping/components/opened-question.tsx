import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MappedQuestion } from '#modules/profile-hub/contract/mapping.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { MappingActions } from '../data/use-mapping.ts';
import { AnswerRepair } from './answer-repair.tsx';
import classes from './mapping.module.css';
import { OptionSelect } from './option-select.tsx';
import type { MappableCriterion } from './question-list.tsx';

/** The answers to a question, how often each was given, and the option that each means. */
export function OpenedQuestion({
  question,
  criterion,
  actions,
}: {
  question: MappedQuestion;
  criterion: MappableCriterion | undefined;
  actions: MappingActions;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const isListed = criterion !== undefined && criterion.options.length > 0;
  if (question.answers.length === 0)
    return <p className={classes.opened}>{t('profile-hub:mapping.anyAnswer')}</p>;
  const answerWords = (answer: string) =>
    question.kind === 'yesno' ? t(`platform:filters.${answer === 'yes' ? 'yes' : 'no'}`) : answer;
  return (
    <div className={classes.opened}>
      <table className={classes.answers}>
        <thead>
          <tr>
            <th scope="col">{t('profile-hub:mapping.answer')}</th>
            <th scope="col" className={classes.given}>
              {t('profile-hub:mapping.given')}
            </th>
            {isListed && (
              <>
                <td className={classes.to} />
                <th scope="col">{t('profile-hub:mapping.optionOf', { label: criterion.label })}</th>
                <td />
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {question.answers.map((answer) => (
            <tr key={answer.answer}>
              <td>{answerWords(answer.answer)}</td>
              <td className={classes.given}>{format.number(answer.given)}</td>
              {isListed && (
                <>
                  <td className={classes.to}>
                    <Icon of={IconArrowRight} size={14} />
                  </td>
                  <td className={classes.option}>
                    <OptionSelect {...{ question, answer, criterion, actions }} />
                  </td>
                  <td className={classes.repair}>
                    <AnswerRepair {...{ question, answer, criterion, actions }} />
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {question.more && <p className={classes.more}>{t('profile-hub:mapping.moreSpellings')}</p>}
    </div>
  );
}
