import 'i18next';

/**
 * Makes `t('platform:save.save')` a compile error where the text does not exist. Each owner of texts
 * adds its namespace beside its code in the same way: `interface ResourceNamespaceMap { leads: … }`.
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    /** `useTranslation()` includes every namespace, so a key always has its prefix: `leads:list.title`. */
    defaultNS: readonly (keyof ResourceNamespaceMap)[];
  }

  interface ResourceNamespaceMap {
    platform: typeof import('#platform/translations/en.json');
  }
}
