import 'i18next';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    touchpoints: typeof import('#modules/touchpoints/translations/en.json');
  }
}
