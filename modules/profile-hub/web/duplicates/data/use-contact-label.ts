import { useTranslation } from 'react-i18next';
import type { Comparison } from '#modules/profile-hub/contract/duplicate.ts';

/** What contacts side by side are called, by their place: older and newer, or by number where there are more than two. */
export function useContactLabel({ contacts }: Comparison): (at: number) => string {
  const { t } = useTranslation();
  return (at) => {
    if (contacts.length > 2) return t('profile-hub:duplicate.contactNumber', { number: at + 1 });
    return t(at === 0 ? 'profile-hub:duplicate.older' : 'profile-hub:duplicate.newer');
  };
}
