import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  auditedFieldKeys,
  type OperationKind,
  operationKeys,
} from '#platform/contract/words/operation-keys.ts';
import { foldText } from '#platform/web/filters/fold-text.ts';
import { firstKnownText } from '#platform/web/module/first-known-text.ts';
import { useSuiteWords } from '#platform/web/module/suite-words.ts';
import { operationNames } from './operation-names.ts';

/** Each module has the words for its own records, jobs and mails; nothing is said until all of them are here. */
export function useOperationWords() {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const owners = useSuiteWords()?.owners;
  return useMemo(() => {
    const say = (keys: readonly string[], otherwise: string) =>
      owners ? (firstKnownText(i18n, keys) ?? otherwise) : '';
    const wordsOf = (kind: OperationKind, name: string) => say(operationKeys(kind, name), name);
    return {
      /** What has no words any more keeps the name that the code had for it. */
      wordsOf,
      fieldOf: (record: string, column: string) =>
        say(auditedFieldKeys(record, column), column.replaceAll('_', ' ')),
      /** The names of all whose words hold these. */
      namesOf: (kind: OperationKind, words: string) =>
        (owners ?? [])
          .flatMap((owner) => operationNames(owner, i18n.getResourceBundle(language, owner), kind))
          .filter((name) => foldText(wordsOf(kind, name)).includes(foldText(words))),
    };
  }, [i18n, language, owners]);
}
