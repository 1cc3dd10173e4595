import { useTranslation } from 'react-i18next';
import { LABEL_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import type { MappedAnswer, MappedQuestion } from '#modules/profile-hub/contract/mapping.ts';
import { changeCriteria } from '#modules/profile-hub/contract/permissions.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useAbility } from '#platform/web/module/abilities.tsx';
import type { MappingActions } from '../data/use-mapping.ts';
import { useNewOption } from '../data/use-new-option.ts';
import type { MappableCriterion } from './question-list.tsx';

/** One press for an answer that has no option: the one that is called nearly so, or a new one. */
export function AnswerRepair({
  question,
  answer: { answer, option, left, similar },
  criterion,
  actions,
}: {
  question: MappedQuestion;
  answer: MappedAnswer;
  criterion: MappableCriterion;
  actions: MappingActions;
}) {
  const { t } = useTranslation();
  const mayAdd = useAbility(changeCriteria);
  const addOption = useNewOption();
  if (option !== null || left) return null;
  const mean = (id: number | string) =>
    void actions.mapAnswers(question.question_id, [{ answer, option: id }]);
  if (similar)
    return (
      <LinkButton onClick={() => mean(similar.id)}>
        {t('profile-hub:mapping.use', { label: similar.label })}
      </LinkButton>
    );
  const isOwn = criterion.id !== null && question.kind !== 'yesno';
  if (!mayAdd || !isOwn || answer.length > LABEL_MAX_LENGTH) return null;
  const add = async () => {
    const id = await addOption(criterion, answer);
    if (id !== undefined) mean(id);
  };
  return (
    <LinkButton
      aria-label={t('profile-hub:mapping.newOptionFor', { answer })}
      onClick={() => void add()}
    >
      {t('profile-hub:mapping.newOption')}
    </LinkButton>
  );
}
