import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  auditedFieldKeys,
  type OperationKind,
  operationKeys,
} from '#platform/contract/words/operation-keys.ts';
import { foldText } from '#platform/web/filters/fold-text.ts';
import { firstKnownText } from '#platform/web/module/first-known-text.ts';
import { useSuiteLabels } from '#platform/web/module/suite-labels.ts';
import { operationNames } from './operation-names.ts';

/** Each module provides labels for its records, jobs and mails; empty until all are loaded. */
export function useOperationLabels() {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const owners = useSuiteLabels()?.owners;
  return useMemo(() => {
    const say = (keys: readonly string[], otherwise: string) =>
      owners ? (firstKnownText(i18n, keys) ?? otherwise) : '';
    const wordsOf = (kind: OperationKind, name: string) => say(operationKeys(kind, name), name);
    return {
      /** Falls back to the name in code if there is no label. */
      wordsOf,
      fieldOf: (record: string, column: string) =>
        say(auditedFieldKeys(record, column), column.replaceAll('_', ' ')),
      /** Names whose label matches the search. */
      namesOf: (kind: OperationKind, words: string) =>
        (owners ?? [])
          .flatMap((owner) => operationNames(owner, i18n.getResourceBundle(language, owner), kind))
          .filter((name) => foldText(wordsOf(kind, name)).includes(foldText(words))),
    };
  }, [i18n, language, owners]);
}
