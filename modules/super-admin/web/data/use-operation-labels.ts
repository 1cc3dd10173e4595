import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  auditedFieldKeys,
  type OperationKind,
  operationKeys,
} from '#platform/contract/text/text-keys.ts';
import { foldText } from '#platform/web/filters/fold-text.ts';
import type { Texts } from '#platform/web/i18n/create-i18n.ts';
import { useSuiteLabels } from '#platform/web/module/suite-labels.ts';
import { firstKnownText } from '#platform/web/module/translate.ts';

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

/** All names that a module has labels for; platform names exist with and without prefix. */
export function operationNames(
  owner: string,
  texts: Texts | undefined,
  kind: OperationKind,
): string[] {
  const { operations = {} } = texts ?? {};
  const names = typeof operations === 'string' ? [] : pathsIn(operations[kind] ?? {});
  // A record's name begins with its schema, which has no hyphens.
  const begin = kind === 'record' ? owner.replaceAll('-', '_') : owner;
  const owned = names.map((name) => `${begin}.${name}`);
  return owner === 'platform' ? [...owned, ...names] : owned;
}

function pathsIn(words: string | Texts): string[] {
  if (typeof words === 'string') return [];
  return Object.entries(words).flatMap(([name, below]) =>
    typeof below === 'string' ? [name] : pathsIn(below).map((path) => `${name}.${path}`),
  );
}

interface JobLabels {
  job: (name: string) => string;
  queue: (name: string) => string;
  /** Names of the jobs whose label matches the search. */
  namesOf: (words: string) => string[];
}

/** Jobs and queues as people call them. */
export function useJobLabels(): JobLabels {
  const { wordsOf, namesOf } = useOperationLabels();
  return useMemo(
    () => ({
      job: (name) => wordsOf('job', name),
      queue: (name) => wordsOf('queue', name),
      namesOf: (words) => namesOf('job', words),
    }),
    [wordsOf, namesOf],
  );
}
