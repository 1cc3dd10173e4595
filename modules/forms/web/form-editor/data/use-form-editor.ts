import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FORM_SECTIONS, type Form, type FormSection } from '#modules/forms/contract/form.ts';
import { getFormCall } from '#modules/forms/contract/form-calls.ts';
import { changedMeanwhile } from '#platform/contract/problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callQueryOptions } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { isEqual } from '#platform/web/fields/form/editor-store.ts';
import { serverFaults } from '#platform/web/fields/form/form-faults.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import {
  createDraftStore,
  type DraftStore,
  draftEdits,
  type FormDraft,
  toFormDraft,
} from '../../data/draft/draft-store.ts';
import { useChangeForms } from '../../data/use-forms.ts';

export interface FormEditorState {
  store: DraftStore;
  /** The form as last read; a save refers to its version. */
  base: Form;
  isSaving: boolean;
  /** Author and time of a conflicting save, if any. */
  conflict: { by: string; at: string } | undefined;
  /** Own input in sections that another user changed too. */
  mine: { draft: FormDraft; sections: FormSection[] } | undefined;
  /** Returns the paths of invalid fields if saving was not possible. */
  save: () => Promise<readonly string[]>;
  seeTheirs: () => Promise<void>;
  takeMine: (section: FormSection) => void;
  dropMine: () => void;
  /** Takes over a restored version, or a change made elsewhere on this screen. */
  adopt: (form: Form) => void;
}

/** One draft for all sections; a concurrent save is reported instead of overwritten [FORM-01]. */
export function useFormEditor(form: Form): FormEditorState {
  const { t } = useTranslation();
  const say = useProblemText();
  const queries = useQueryClient();
  const { change } = useChangeForms();
  const [store] = useState(() => createDraftStore(toFormDraft(form)));
  const [base, setBase] = useState(form);
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<FormEditorState['conflict']>();
  const [mine, setMine] = useState<FormEditorState['mine']>();

  const adopt = (adopted: Form, sent?: FormDraft) => {
    store.adopt(toFormDraft(adopted), sent);
    setBase(adopted);
    setConflict(undefined);
  };
  const hasEdits = () => {
    const { before, draft } = store.get();
    return Object.keys(draftEdits(before, draft)).length > 0;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a fresher one was read
  useEffect(() => {
    if (form.version > base.version && !isSaving && !hasEdits()) adopt(form);
  }, [form.version]);

  const save = async (): Promise<readonly string[]> => {
    if (isSaving || !hasEdits()) return [];
    const wrong = Object.keys(store.validate());
    if (wrong.length > 0) return wrong;
    const { before, draft } = store.get();
    const edits = draftEdits(before, draft);
    setSaving(true);
    try {
      const adopted = await change.mutateAsync({
        params: { formId: base.id },
        body: { ...edits, version: base.version },
      });
      adopt(adopted, draft);
      setMine(undefined);
      showToast({ text: t('forms:editor.saved', { name: adopted.informations.name }) });
      return [];
    } catch (error) {
      if (error instanceof ProblemError && error.code === changedMeanwhile.code) {
        setConflict({ by: String(error.params?.by ?? ''), at: String(error.params?.at ?? '') });
        return [];
      }
      const { wrong: refused } = serverFaults(error, () => true);
      const places = Object.keys(refused);
      if (places.length > 0) store.refuse(refused);
      else showToast({ tone: 'bad', text: say(error) });
      return places;
    } finally {
      setSaving(false);
    }
  };

  return {
    store,
    base,
    isSaving,
    conflict,
    mine,
    save,
    async seeTheirs() {
      const formQuery = callQueryOptions(getFormCall, { params: { formId: base.id } });
      const theirs = await queries.fetchQuery({ ...formQuery, staleTime: 0 }).catch((error) => {
        showToast({ tone: 'bad', text: say(error) });
      });
      if (!theirs) return;
      const { before, draft: typed } = store.get();
      const merged = mergeTheirs({ before, mine: typed, theirs: toFormDraft(theirs) });
      adopt(theirs);
      store.change(() => merged.draft);
      setMine(
        merged.contested.length > 0 ? { draft: typed, sections: merged.contested } : undefined,
      );
    },
    takeMine(section) {
      if (!mine) return;
      store.change((draft) => ({ ...draft, [section]: mine.draft[section] }));
      const sections = mine.sections.filter((one) => one !== section);
      setMine(sections.length > 0 ? { ...mine, sections } : undefined);
    },
    dropMine: () => setMine(undefined),
    adopt,
  };
}

/**
 * Merges after a conflict: the other user's version plus own sections they did not change. Sections changed by both
 * show theirs and are listed, so that the own input can be restored.
 */
export function mergeTheirs({
  before,
  mine,
  theirs,
}: {
  before: FormDraft;
  mine: FormDraft;
  theirs: FormDraft;
}): { draft: FormDraft; contested: FormSection[] } {
  const own = FORM_SECTIONS.filter((section) => !isEqual(before[section], mine[section]));
  const contested = own.filter(
    (section) =>
      !isEqual(before[section], theirs[section]) && !isEqual(mine[section], theirs[section]),
  );
  const adopted = own.filter((section) => !contested.includes(section));
  return {
    draft: {
      ...theirs,
      ...Object.fromEntries(adopted.map((section) => [section, mine[section]])),
      secrets: mine.secrets,
    },
    contested,
  };
}
