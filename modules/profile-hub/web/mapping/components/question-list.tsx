import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionKind } from '#modules/profile-hub/contract/campaign.ts';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import type { Mapping } from '#modules/profile-hub/contract/mapping.ts';
import { filterQuestions, type QuestionTab } from '../data/question-state.ts';
import type { MappingActions } from '../data/use-mapping.ts';
import classes from './mapping.module.css';
import { QuestionItem } from './question-item.tsx';

export type MappableCriterion = Criterion & { kinds: QuestionKind[] };

/** The questions of a campaign; only the open one shows its answers and controls. */
export function QuestionList({
  mapping,
  tab,
  criteria,
  actions,
}: {
  mapping: Mapping;
  tab: QuestionTab;
  criteria: readonly MappableCriterion[];
  actions: MappingActions;
}) {
  const { t } = useTranslation();
  const firstOpen = mapping.questions.find(({ state, criterion }) => state === 'open' && criterion);
  const [opened, setOpened] = useState<string | null>(firstOpen?.question_id ?? null);
  const shown = filterQuestions(mapping.questions, tab);
  if (shown.length === 0)
    return <p className={classes.opened}>{t('profile-hub:mapping.noQuestions')}</p>;
  return (
    <>
      <div className={classes.head} aria-hidden="true">
        <span />
        <span>{t('profile-hub:mapping.question')}</span>
        <span className={classes.kind}>{t('profile-hub:mapping.answer')}</span>
        <span />
        <span>{t('profile-hub:mapping.criterion')}</span>
        <span>{t('profile-hub:mapping.state')}</span>
        <span />
      </div>
      <ol className={classes.questions}>
        {shown.map((question) => (
          <QuestionItem
            key={question.question_id}
            number={mapping.questions.indexOf(question) + 1}
            question={question}
            criteria={criteria}
            actions={actions}
            isOpen={opened === question.question_id}
            onToggle={() =>
              setOpened(opened === question.question_id ? null : question.question_id)
            }
          />
        ))}
      </ol>
    </>
  );
}
