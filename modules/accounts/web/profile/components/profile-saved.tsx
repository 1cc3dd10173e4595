import { useTranslation } from 'react-i18next';

/** An element, not a string: saving may have changed the language in which it is read. */
export function ProfileSaved() {
  const { t } = useTranslation();
  return t('accounts:profile.saved');
}
