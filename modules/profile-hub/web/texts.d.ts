import 'i18next';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'profile-hub': typeof import('#modules/profile-hub/translations/en.json');
  }
}
