import 'i18next';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    directory: typeof import('#modules/directory/translations/en.json');
  }
}
