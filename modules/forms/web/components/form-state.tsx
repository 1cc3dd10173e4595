import { useTranslation } from 'react-i18next';
import { State } from '#platform/web/display/states/state.tsx';

/** Whether a form accepts leads. */
export function FormState({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation();
  return isActive ? (
    <State tone="ok">{t('forms:forms.list.active')}</State>
  ) : (
    <State tone="off">{t('forms:forms.list.inactive')}</State>
  );
}
