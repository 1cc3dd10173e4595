import type { DefaultNamespace, Namespace, ParseKeys } from 'i18next';

/**
 * Makes `t('platform:save.save')` a compile error where the text does not exist. Each owner of texts
 * adds its namespace beside its code in the same way: `interface ResourceNamespaceMap { leads: … }`.
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    /** `useTranslation()` includes every namespace, so a key always has its prefix: `leads:list.title`. */
    defaultNS: readonly (keyof ResourceNamespaceMap)[];
  }

  interface ResourceNamespaceMap {
    platform: typeof import('#platform/translations/en.json');
  }

  /**
   * Tried before i18next's own signature, which rebuilds the union of all keys for each shape of `params` and takes a large
   * part of the type check.
   */
  interface TFunction<Ns extends Namespace = DefaultNamespace, KPrefix = undefined> {
    (key: ParseKeys<(keyof ResourceNamespaceMap)[]>): string;
    (
      key: ParseKeys<(keyof ResourceNamespaceMap)[]>,
      params: { readonly count?: number; readonly [name: string]: unknown },
    ): string;
  }
}
