import { useEffect, useState } from 'react';
import { changedMeanwhile } from '#platform/contract/problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import {
  type ComptoirForm,
  type ComptoirFormOptions,
  useComptoirForm,
} from '#platform/web/fields/form/use-comptoir-form.tsx';

interface RecordFormOptions<StoredRecord, Values extends object>
  extends Pick<ComptoirFormOptions<Values>, 'schema' | 'rules' | 'within'> {
  /** Null for a new record, which no other user can have changed. */
  record: StoredRecord | null;
  valuesOf: (record: StoredRecord | null) => Values;
  /** Completes typed values, for example a URL; the form shows the result before it is sent. */
  completed?: (values: Values) => Values;
  /**
   * Sends the differences from `before` with the version of `base`, and returns the saved record, or undefined if
   * nothing had to be sent.
   */
  save: (given: {
    values: Values;
    before: Values;
    base: StoredRecord | null;
  }) => Promise<StoredRecord | undefined>;
  /** Reads the current record; undefined on failure, which was already reported. */
  reload: () => Promise<StoredRecord | undefined>;
  /** The message after saving. */
  saved: (savedRecord: StoredRecord) => string;
  onSaved?: (savedRecord: StoredRecord) => void;
}

export interface RecordForm<Values extends object> {
  form: ComptoirForm<Values>;
  /** The user who saved first, if any. */
  conflict: { by: string; at: string } | undefined;
  /** Number of saves on this screen. */
  saves: number;
  /** Replaces the form values with the current record; false if it could not be read. */
  seeTheirs: () => Promise<boolean>;
}

/** Edits one record: sends the changed values, and reports a conflict instead of overwriting another user's changes. */
export function useRecordForm<StoredRecord extends { version: number }, Values extends object>({
  record,
  valuesOf,
  save,
  reload,
  saved,
  onSaved,
  completed,
  ...options
}: RecordFormOptions<StoredRecord, Values>): RecordForm<Values> {
  const problemText = useProblemText();
  const [conflict, setConflict] = useState<RecordForm<Values>['conflict']>();
  const [saves, setSaves] = useState(0);
  /**
   * The record that the form started with. A newer one that is read later must not change the version sent with the
   * values.
   */
  const [base, setBase] = useState(record);
  const form = useComptoirForm<Values>({
    ...options,
    initialValues: valuesOf(record),
    async onSubmit(typed) {
      const values = completed?.(typed) ?? typed;
      if (values !== typed) form.mantine.setValues(values);
      const savedRecord = await save({ values, before: form.mantine.getInitialValues(), base });
      if (!savedRecord) {
        form.markSaved();
        return;
      }
      // Values typed during the save are not saved yet and must stay.
      const since = Object.entries(form.mantine.getValues()).filter(
        ([path, value]) => JSON.stringify(value) !== JSON.stringify(values[path as keyof Values]),
      );
      adopt(savedRecord);
      form.mantine.setValues(Object.fromEntries(since) as Partial<Values>);
      setSaves((before) => before + 1);
      showToast({ text: saved(savedRecord) });
      onSaved?.(savedRecord);
    },
    onProblem(error) {
      if (error instanceof ProblemError && error.code === changedMeanwhile.code)
        setConflict({ by: String(error.params?.by ?? ''), at: String(error.params?.at ?? '') });
      else showToast({ tone: 'bad', text: problemText(error) });
    },
  });

  function adopt(theirs: StoredRecord): void {
    const values = valuesOf(theirs);
    form.mantine.setInitialValues(values);
    form.mantine.setValues(values);
    form.mantine.resetDirty();
    setBase(theirs);
    setConflict(undefined);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a fresher one was read
  useEffect(() => {
    if (!record || !base || record.version <= base.version) return;
    // Some changes increase the version without changing a value of the form.
    const isSame = JSON.stringify(valuesOf(base)) === JSON.stringify(valuesOf(record));
    if (isSame) setBase(record);
    else if (form.changes === 0) adopt(record);
  }, [record?.version]);

  return {
    form,
    conflict,
    saves,
    async seeTheirs() {
      const theirs = await reload();
      if (theirs) adopt(theirs);
      return theirs !== undefined;
    },
  };
}
