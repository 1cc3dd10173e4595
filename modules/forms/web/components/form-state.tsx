import { State } from '#platform/web/display/states/state.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** Whether a form accepts leads. */
export function FormState({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation();
  return isActive ? (
    <State tone="ok">{t('forms:forms.list.active')}</State>
  ) : (
    <State tone="off">{t('forms:forms.list.inactive')}</State>
  );
}
