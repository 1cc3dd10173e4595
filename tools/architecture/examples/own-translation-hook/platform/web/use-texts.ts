import { useTranslation } from 'react-i18next';

/** Copies the i18n object. */
export const useTexts = () => useTranslation().t;
