import type { ParseKeysWithoutVariables, ResourceNamespaceMap } from 'i18next';

/** A text that can be shown as it is, with its namespace: `touchpoints:menu.list`. */
export type TextKey = Extract<
  ParseKeysWithoutVariables<(keyof ResourceNamespaceMap)[]>,
  `${string}:${string}`
>;
