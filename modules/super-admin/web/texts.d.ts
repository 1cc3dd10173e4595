import 'i18next';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'super-admin': typeof import('#modules/super-admin/translations/en.json');
  }
}
