import 'i18next';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    locator: typeof import('#modules/locator/translations/en.json');
  }
}
