import { useTranslation } from 'react-i18next';
import { State } from '#platform/web/display/states/state.tsx';

export function StampCardState({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation();
  return isActive ? (
    <State tone="ok">{t('corner-shop:view.active')}</State>
  ) : (
    <State tone="off">{t('corner-shop:view.inactive')}</State>
  );
}
