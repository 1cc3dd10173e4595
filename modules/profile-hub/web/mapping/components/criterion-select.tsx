import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { MappedQuestion } from '#modules/profile-hub/contract/mapping.ts';
import type { MappingActions } from '../data/use-mapping.ts';
import type { MappableCriterion } from './question-list.tsx';

/** No slug begins so. */
const LEFT = '@left';

/** Which criterion a question is about, of those that can hold its answers; or none, on purpose. */
export function CriterionSelect({
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
