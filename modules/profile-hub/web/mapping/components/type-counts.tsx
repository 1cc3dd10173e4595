import { useTranslation } from 'react-i18next';
import { State } from '#platform/web/display/states/state.tsx';

/** Number of campaigns of a type; open ones come first. */
export function TypeCounts({
  available,
  assigned,
  incomplete,
}: {
  available: number;
  assigned: number;
  incomplete: number;
}) {
  const { t } = useTranslation();
  return (
    <>
      {available > 0 ? (
        <State tone="due">{t('profile-hub:mapping.waiting', { count: available })}</State>
      ) : (
        <State tone="off">{t('profile-hub:mapping.noneWaiting')}</State>
      )}
      {assigned > 0 && (
        <State
          tone="ok"
          {...(incomplete > 0 && {
            reason: t('profile-hub:mapping.ofThemIncomplete', { count: incomplete }),
          })}
        >
          {t('profile-hub:mapping.areAssigned', { count: assigned })}
        </State>
      )}
    </>
  );
}
