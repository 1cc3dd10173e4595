import 'i18next';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    leads: typeof import('#modules/leads/translations/en.json');
  }
}
