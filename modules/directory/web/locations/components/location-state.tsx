import { useTranslation } from 'react-i18next';
import { State } from '#platform/web/display/states/state.tsx';

/** Open or permanently closed, as text, icon and colour. */
export function LocationState({ isClosed }: { isClosed: boolean }) {
  const { t } = useTranslation();
  return isClosed ? (
    <State tone="off">{t('directory:field.closed')}</State>
  ) : (
    <State tone="ok">{t('directory:location.open')}</State>
  );
}
