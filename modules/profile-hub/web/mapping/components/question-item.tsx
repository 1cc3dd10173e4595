import { ActionIcon } from '@mantine/core';
import { IconArrowRight, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MappedQuestion } from '#modules/profile-hub/contract/mapping.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { Tag } from '#platform/web/display/states/tag.tsx';
import type { MappingActions } from '../data/use-mapping.ts';
import { useQuestionKindText } from '../data/use-question-kind-text.ts';
import { CriterionSelect } from './criterion-select.tsx';
import classes from './mapping.module.css';
import { OpenedQuestion } from './opened-question.tsx';
import type { MappableCriterion } from './question-list.tsx';
import { QuestionStateLabel } from './question-state-label.tsx';

/** One question: its text, its criterion and the progress of its answers. */
export function QuestionItem({
  number,
  question,
  criteria,
  actions,
  isOpen,
  onToggle,
}: {
  number: number;
  question: MappedQuestion;
  criteria: readonly MappableCriterion[];
  actions: MappingActions;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { t } = useTranslation();
  const kindWords = useQuestionKindText();
  const criterion = criteria.find(({ slug }) => slug === question.criterion);
  return (
    <li className={classes.item} data-open={isOpen}>
      <div className={classes.question}>
        <span className={classes.number}>{number}</span>
        <span className={classes.text} title={question.text}>
          {question.text}
        </span>
        <span className={classes.kind}>{kindWords(question)}</span>
        <Icon of={IconArrowRight} size={14} className={classes.arrow} />
        <span className={classes.meaning}>
          {isOpen ? (
            <CriterionSelect question={question} criteria={criteria} actions={actions} />
          ) : criterion ? (
            <>
              <span className={classes.criterion}>{criterion.label}</span>
              <Tag>{t(`profile-hub:mapping.tag.${tagOf(criterion)}`)}</Tag>
            </>
          ) : (
            <span className={classes.none}>{t('profile-hub:mapping.noCriterion')}</span>
          )}
        </span>
        <span className={classes.state}>
          <QuestionStateLabel question={question} criterion={criterion} />
        </span>
        <ActionIcon
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-label={t('profile-hub:mapping.openQuestion', { text: question.text })}
          onClick={onToggle}
        >
          <Icon of={isOpen ? IconChevronUp : IconChevronDown} />
        </ActionIcon>
      </div>
      {isOpen && <OpenedQuestion question={question} criterion={criterion} actions={actions} />}
    </li>
  );
}

function tagOf({ source, consent, mandatory }: MappableCriterion) {
  if (consent) return 'consent';
  if (mandatory) return 'mandatory';
  return source === 'GTR' ? 'standard' : 'custom';
}
