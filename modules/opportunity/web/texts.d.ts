import 'i18next';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    opportunity: typeof import('#modules/opportunity/translations/en.json');
  }
}
