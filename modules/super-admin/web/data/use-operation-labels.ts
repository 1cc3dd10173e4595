import { useMemo } from 'react';
import {
  auditedFieldKeys,
  type OperationKind,
  operationKeys,
} from '#platform/contract/text/text-keys.ts';
import { foldText } from '#platform/web/filters/fold-text.ts';
import type { Texts } from '#platform/web/i18n/create-i18n.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSuiteLabels } from '#platform/web/module/suite-labels.ts';
import { firstKnownText } from '#platform/web/module/translate.ts';

/** Each module provides labels for its records, jobs and mails; empty until all are loaded. */
export function useOperationLabels() {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const owners = useSuiteLabels()?.owners;
  return useMemo(() => {
    const firstText = (keys: readonly string[], otherwise: string) =>
      owners ? (firstKnownText(i18n, keys) ?? otherwise) : '';
    const labelOf = (kind: OperationKind, name: string) =>
      firstText(operationKeys(kind, name), name);
    return {
      /** Falls back to the name in code if there is no label. */
      labelOf,
      fieldOf: (record: string, column: string) =>
        firstText(auditedFieldKeys(record, column), column.replaceAll('_', ' ')),
      /** Names whose label matches the search. */
      namesOf: (kind: OperationKind, typed: string) =>
        (owners ?? [])
          .flatMap((owner) => operationNames(owner, i18n.getResourceBundle(language, owner), kind))
          .filter((name) => foldText(labelOf(kind, name)).includes(foldText(typed))),
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

function pathsIn(texts: string | Texts): string[] {
  if (typeof texts === 'string') return [];
  return Object.entries(texts).flatMap(([name, below]) =>
    typeof below === 'string' ? [name] : pathsIn(below).map((path) => `${name}.${path}`),
  );
}

interface JobLabels {
  job: (name: string) => string;
  queue: (name: string) => string;
  /** Names of the jobs whose label matches the search. */
  namesOf: (typed: string) => string[];
}

/** Jobs and queues as people call them. */
export function useJobLabels(): JobLabels {
  const { labelOf, namesOf } = useOperationLabels();
  return useMemo(
    () => ({
      job: (name) => labelOf('job', name),
      queue: (name) => labelOf('queue', name),
      namesOf: (typed) => namesOf('job', typed),
    }),
    [labelOf, namesOf],
  );
}
