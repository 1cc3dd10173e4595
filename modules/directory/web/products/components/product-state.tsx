import { useTranslation } from 'react-i18next';
import { State } from '#platform/web/display/states/state.tsx';

export function ProductState({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation();
  return isActive ? (
    <State tone="ok">{t('directory:field.active')}</State>
  ) : (
    <State tone="off">{t('directory:product.inactive')}</State>
  );
}
