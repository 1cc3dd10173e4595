import { useEffect, useState } from 'react';
import { changedMeanwhile } from '#platform/contract/problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import {
  type ComptoirForm,
  type ComptoirFormOptions,
  useComptoirForm,
} from '#platform/web/fields/form/use-comptoir-form.tsx';

interface RecordFormOptions<Kept, Values extends object>
  extends Pick<ComptoirFormOptions<Values>, 'schema' | 'rules' | 'within'> {
  /** Null: a new one, which nobody else can have changed. */
  record: Kept | null;
  valuesOf: (record: Kept | null) => Values;
  /** What was typed, as it is meant; the form shows it so before it is sent. */
  completed?: (values: Values) => Values;
  /**
   * Sends what differs from `before`, told against the version of `base`, and answers with what is kept now; with nothing
   * where nothing had to be sent.
   */
  save: (given: { values: Values; before: Values; base: Kept | null }) => Promise<Kept | undefined>;
  /** The record as it is now; undefined where it could not be read, which was said. */
  reload: () => Promise<Kept | undefined>;
  /** What is said when it is saved. */
  saved: (kept: Kept) => string;
  onSaved?: (kept: Kept) => void;
}

export interface RecordForm<Values extends object> {
  form: ComptoirForm<Values>;
  /** Who was first, where somebody was. */
  conflict: { by: string; at: string } | undefined;
  /** How often it was saved here. */
  saves: number;
  /** Puts the record as it is now in the place of what the form shows; false where it could not be read. */
  seeTheirs: () => Promise<boolean>;
}

/** The editor of one record: it sends what was changed, and a second editor is told instead of undoing the first. */
export function useRecordForm<Kept extends { version: number }, Values extends object>({
  record,
  valuesOf,
  save,
  reload,
  saved,
  onSaved,
  completed,
  ...options
}: RecordFormOptions<Kept, Values>): RecordForm<Values> {
  const say = useProblemText();
  const [conflict, setConflict] = useState<RecordForm<Values>['conflict']>();
  const [saves, setSaves] = useState(0);
  /** What the form began with: a fresher one that was read meanwhile must not lend it its version. */
  const [base, setBase] = useState(record);
  const form = useComptoirForm<Values>({
    ...options,
    initialValues: valuesOf(record),
    async onSubmit(typed) {
      const values = completed?.(typed) ?? typed;
      if (values !== typed) form.mantine.setValues(values);
      const kept = await save({ values, before: form.mantine.getInitialValues(), base });
      if (!kept) {
        form.markSaved();
        return;
      }
      // What was typed while it was on its way is not saved yet, and not lost.
      const since = Object.entries(form.mantine.getValues()).filter(
        ([path, value]) => JSON.stringify(value) !== JSON.stringify(values[path as keyof Values]),
      );
      adopt(kept);
      form.mantine.setValues(Object.fromEntries(since) as Partial<Values>);
      setSaves((before) => before + 1);
      showToast({ text: saved(kept) });
      onSaved?.(kept);
    },
    onProblem(error) {
      if (error instanceof ProblemError && error.code === changedMeanwhile.code)
        setConflict({ by: String(error.params?.by ?? ''), at: String(error.params?.at ?? '') });
      else showToast({ tone: 'bad', text: say(error) });
    },
  });

  function adopt(theirs: Kept): void {
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
    // Some changes grow the version and touch nothing that stands in the form.
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
