import { useTranslation } from 'react-i18next';
import { State } from '#platform/web/display/states/state.tsx';

export function CriterionState({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation();
  return isActive ? (
    <State tone="ok">{t('profile-hub:criterion.isActive')}</State>
  ) : (
    <State tone="off">{t('profile-hub:criterion.isInactive')}</State>
  );
}
