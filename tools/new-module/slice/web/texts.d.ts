import 'i18next';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'corner-shop': typeof import('#modules/corner-shop/translations/en.json');
  }
}
