import 'i18next';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    forms: typeof import('#modules/forms/translations/en.json');
  }
}
