import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { MappedAnswer, MappedQuestion } from '#modules/profile-hub/contract/mapping.ts';
import type { MappingActions } from '../data/use-mapping.ts';
import classes from './mapping.module.css';
import type { MappableCriterion } from './question-list.tsx';

/** No option's id begins so. */
const LEFT = '@left';

/** Selects the option of an answer; its border is brass until it is decided. */
export function OptionSelect({
  question,
  answer,
  criterion,
  actions,
}: {
  question: MappedQuestion;
  answer: MappedAnswer;
  criterion: MappableCriterion;
  actions: MappingActions;
}) {
  const { t } = useTranslation();
  const isOpen = answer.option === null && !answer.left;
  const { options } = criterion;
  const said = answer.option === null ? null : String(answer.option);
  return (
    <Select
      aria-label={t('profile-hub:mapping.optionFor', { answer: answer.answer })}
      placeholder={t('profile-hub:mapping.chooseOption')}
      value={answer.left ? LEFT : said}
      {...(isOpen && { className: classes.due })}
      searchable={options.length > 8}
      clearable
      allowDeselect={false}
      nothingFoundMessage={t('platform:field.nothingFound')}
      data={[
        { value: LEFT, label: t('profile-hub:mapping.leaveOut') },
        ...options.map(({ id, label }) => ({ value: String(id), label })),
      ]}
      onChange={(chosen) => {
        const option = options.find(({ id }) => String(id) === chosen)?.id;
        const meaning =
          chosen === null
            ? { answer: answer.answer }
            : { answer: answer.answer, option: option ?? null };
        void actions.mapAnswers(question.question_id, [meaning]);
      }}
    />
  );
}
