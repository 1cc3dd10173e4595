import { useTranslation } from 'react-i18next';

/** An element, not a string, so that it changes its language with the screen. */
export function CurrentPasswordWrong() {
  const { t } = useTranslation();
  return t('accounts:password.currentWrong');
}
