import { useTranslation } from 'react-i18next';
import type { MappedQuestion } from '#modules/profile-hub/contract/mapping.ts';
import { State } from '#platform/web/display/states/state.tsx';
import { countMappedAnswers, TONES } from '../data/question-state.ts';
import type { MappableCriterion } from './question-list.tsx';

/** Complete, left out, or the progress: "5 of 7 answers". */
export function QuestionStateLabel({
  question,
  criterion,
}: {
  question: MappedQuestion;
  criterion: MappableCriterion | undefined;
}) {
  const { t } = useTranslation();
  const words = () => {
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
  return <State tone={TONES[question.state]}>{words()}</State>;
}
