import { useTranslation } from 'react-i18next';
import type { MappedQuestion } from '#modules/profile-hub/contract/mapping.ts';

/** How a question is answered: "several of 7". */
export function useQuestionKindText(): (question: MappedQuestion) => string {
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
