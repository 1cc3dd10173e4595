import 'i18next';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    communication: typeof import('#modules/communication/translations/en.json');
  }
}
