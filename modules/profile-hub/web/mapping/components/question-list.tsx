import { ActionIcon, Select } from '@mantine/core';
import { IconArrowRight, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import type { MappedQuestion, Mapping } from '#modules/profile-hub/contract/mapping.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { State, Tag } from '#platform/web/display/states/state.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import {
  countMappedAnswers,
  filterQuestions,
  type MappingActions,
  type QuestionTab,
  TONES,
} from '../data/use-mapping.ts';
import classes from './mapping.module.css';
import { type MappableCriterion, OpenedQuestion } from './opened-question.tsx';

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

/** Value for "left out"; no slug begins like this. */
const LEFT = '@left';

/** One question: its text, its criterion and the progress of its answers. */
function QuestionItem({
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
  const formatKind = useQuestionKindText();
  const criterion = criteria.find(({ slug }) => slug === question.criterion);
  return (
    <li className={classes.item} data-open={isOpen}>
      <div className={classes.question}>
        <span className={classes.number}>{number}</span>
        <span className={classes.text} title={question.text}>
          {question.text}
        </span>
        <span className={classes.kind}>{formatKind(question)}</span>
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

/** How a question is answered: "several of 7". */
function useQuestionKindText(): (question: MappedQuestion) => string {
  const { t } = useTranslation();
  return ({ kind, answers: { length: count } }) => {
    switch (kind) {
      case 'one':
        return t('profile-hub:mapping.kind.one', { count });
      case 'several':
        return t('profile-hub:mapping.kind.several', { count });
      case 'yesno':
        return t('profile-hub:mapping.kind.yesno');
      case 'number':
        return t('profile-hub:mapping.kind.number');
      default:
        return t('profile-hub:mapping.kind.text');
    }
  };
}

/** Complete, left out, or the progress: "5 of 7 answers". */
function QuestionStateLabel({
  question,
  criterion,
}: {
  question: MappedQuestion;
  criterion: MappableCriterion | undefined;
}) {
  const { t } = useTranslation();
  const stateText = () => {
    if (question.state === 'left') return t('profile-hub:mapping.leftOut');
    if (!criterion) return t('profile-hub:mapping.undecided');
    if (criterion.slug === 'email') return t('profile-hub:mapping.findsContact');
    if (criterion.consent) return t('profile-hub:mapping.wordingKept');
    const { said, of } = countMappedAnswers(question);
    const isListed = criterion.options.length > 0 && of > 0;
    if (question.kind === 'text' && isListed && said < of)
      return t('profile-hub:mapping.spellingsLeft', { count: of - said });
    return isListed
      ? t('profile-hub:mapping.answersOf', { said, count: of })
      : t('profile-hub:mapping.isComplete');
  };
  return <State tone={TONES[question.state]}>{stateText()}</State>;
}

/** Selects the criterion of a question, among those that can store its answers, or none. */
function CriterionSelect({
  question,
  criteria,
  actions,
}: {
  question: MappedQuestion;
  criteria: readonly MappableCriterion[];
  actions: MappingActions;
}) {
  const { t } = useTranslation();
  const { question_id: id, kind, criterion, left, text } = question;
  const fitting = criteria.filter(({ kinds }) => kinds.includes(kind));
  return (
    <Select
      aria-label={t('profile-hub:mapping.criterionOf', { text })}
      placeholder={t('profile-hub:mapping.chooseCriterion')}
      value={left ? LEFT : criterion}
      searchable
      clearable
      allowDeselect={false}
      nothingFoundMessage={t('platform:field.nothingFound')}
      data={[
        { value: LEFT, label: t('profile-hub:mapping.leaveOut') },
        ...fitting.map(({ slug, label }) => ({ value: slug, label })),
      ]}
      onChange={(chosen) => {
        if (chosen === null) {
          if (question.id) void actions.unmapQuestion(question.id);
        } else void actions.mapQuestion(id, chosen === LEFT ? null : chosen);
      }}
    />
  );
}
