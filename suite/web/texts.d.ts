import 'i18next';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    suite: typeof import('#suite/translations/en.json');
  }
}
