import {
  FORM_SECTIONS,
  type Form,
  type FormChanges,
  type FormSections,
  formSectionsSchema,
} from '#modules/forms/contract/form.ts';
import { formFaults } from '#modules/forms/contract/form-faults.ts';
import { formSecretsSchema } from '#modules/forms/contract/form-settings.ts';
import { type WrongFields, wrongFields } from '#platform/web/fields/form/form-faults.ts';

/** Draft of a form: every section, and secrets typed since it was opened. */
export interface FormDraft extends FormSections {
  secrets: NonNullable<FormChanges['secrets']>;
}

/** A change returns a new draft; unchanged parts remain the same objects, so that readers can compare by identity. */
export type DraftChange = (draft: FormDraft) => FormDraft;

export function toFormDraft(form: Form): FormDraft {
  return {
    informations: form.informations,
    settings: form.settings,
    locationSettings: form.locationSettings,
    fields: form.fields,
    statics: form.statics,
    translations: form.translations,
    notifications: form.notifications,
    secrets: {},
  };
}

/** Only changed sections are sent, so that other users' changes of other sections are preserved. */
export function draftEdits(before: FormDraft, draft: FormDraft): FormChanges {
  const changed = FORM_SECTIONS.filter((section) => !isAlike(before[section], draft[section]));
  return {
    ...Object.fromEntries(changed.map((section) => [section, draft[section]])),
    ...(Object.keys(draft.secrets).length > 0 && { secrets: draft.secrets }),
  };
}

export function isAlike(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Validates only after a pause, so that typing stays fast. */
const REST_MS = 250;

export interface DraftState {
  draft: FormDraft;
  /** The saved form. */
  before: FormDraft;
  /** By path in the draft: `settings.idleDaysNew`. */
  faults: WrongFields;
  /** Paths of fields that were blurred once; all after an attempt to save. */
  left: ReadonlySet<string> | 'all';
}

export interface DraftStore {
  get: () => DraftState;
  subscribe: (listener: () => void) => () => void;
  change: (change: DraftChange) => void;
  /** Marks a field as left; its errors are shown from then on. */
  leave: (path: string) => void;
  /** Validates on save and shows all errors; returns them. */
  judge: () => WrongFields;
  /** Sets the errors of the server until the draft changes. */
  refuse: (faults: WrongFields) => void;
  /** Replaces the draft with the saved form, except for input since `sent`. */
  adopt: (storedDraft: FormDraft, sent?: FormDraft) => void;
  discard: () => void;
}

/** One draft over all sections of a form, outside of React: a change renders only the parts that read the changed field. */
export function createDraftStore(storedDraft: FormDraft): DraftStore {
  let state: DraftState = { draft: storedDraft, before: storedDraft, faults: {}, left: new Set() };
  let clock: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const set = (next: Partial<DraftState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const look = () => {
    clearTimeout(clock);
    const faults = draftFaults(state.draft);
    if (!isAlike(faults, state.faults)) set({ faults });
    return faults;
  };
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(change) {
      const draft = change(state.draft);
      if (draft === state.draft) return;
      set({ draft });
      clearTimeout(clock);
      clock = setTimeout(look, REST_MS);
    },
    leave(path) {
      if (state.left !== 'all' && !state.left.has(path))
        set({ left: new Set([...state.left, path]) });
      look();
    },
    judge() {
      set({ left: 'all' });
      return look();
    },
    refuse: (faults) => set({ faults, left: 'all' }),
    adopt(theirs, sent) {
      const { draft } = state;
      const since = sent
        ? Object.entries(draft).filter(
            ([section, value]) =>
              section !== 'secrets' && !isAlike(value, sent[section as keyof FormDraft]),
          )
        : [];
      set({
        draft: { ...theirs, ...Object.fromEntries(since) },
        before: theirs,
        faults: {},
        left: new Set(),
      });
    },
    discard() {
      clearTimeout(clock);
      set({ draft: state.before, faults: {}, left: new Set() });
    },
  };
}

/** All errors of a draft that the server would refuse, by path. */
function draftFaults({ secrets, ...sections }: FormDraft): WrongFields {
  const between = formFaults(sections).map(
    ({ field, ...fault }) => [field, { ...fault, module: 'forms' }] as const,
  );
  return {
    ...Object.fromEntries(between),
    ...within('', wrongFields(formSectionsSchema, sections)),
    ...within('secrets.', wrongFields(formSecretsSchema, secrets)),
  };
}

function within(place: string, faults: WrongFields): WrongFields {
  return Object.fromEntries(
    Object.entries(faults).map(([path, fault]) => [
      `${place}${path}`,
      { module: 'forms', ...fault },
    ]),
  );
}
