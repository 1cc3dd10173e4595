import {
  FORM_SECTIONS,
  type Form,
  type FormChanges,
  type FormSections,
  formSectionsSchema,
} from '#modules/forms/contract/form.ts';
import { formFaults } from '#modules/forms/contract/form-faults.ts';
import {
  CAPTCHA_SERVICES,
  type CaptchaService,
  formSecretsSchema,
  isCaptchaService,
} from '#modules/forms/contract/form-settings.ts';
import {
  createEditorStore,
  type EditorState,
  type EditorStore,
  isEqual,
} from '#platform/web/fields/form/editor-store.ts';
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
  const changed = FORM_SECTIONS.filter((section) => !isEqual(before[section], draft[section]));
  return {
    ...Object.fromEntries(changed.map((section) => [section, draft[section]])),
    ...(Object.keys(draft.secrets).length > 0 && { secrets: draft.secrets }),
  };
}

export interface DraftState extends EditorState<FormDraft> {
  /** The saved form. */
  before: FormDraft;
  /** Path of the last change, `settings.captcha`; null after saving or discarding. */
  touched: string | null;
  /** The captcha service used last; its keys remain while another captcha is chosen. */
  captchaService: CaptchaService;
}

export interface DraftStore extends EditorStore<DraftState> {
  change: (change: DraftChange) => void;
  /** Sets the errors of the server until the draft changes. */
  refuse: (faults: WrongFields) => void;
  /** Replaces the draft with the saved form, except for input since `sent`. */
  adopt: (storedDraft: FormDraft, sent?: FormDraft) => void;
  discard: () => void;
}

/** One draft over all sections of a form. */
export function createDraftStore(storedDraft: FormDraft): DraftStore {
  const first: DraftState = {
    draft: storedDraft,
    before: storedDraft,
    faults: {},
    left: new Set(),
    touched: null,
    captchaService:
      serviceOf(storedDraft) ?? serviceOfKey(storedDraft.settings) ?? CAPTCHA_SERVICES[0],
  };
  const { store, set, edit, reset, cancelValidation } = createEditorStore(first, draftFaults);
  return {
    ...store,
    change(change) {
      const last = store.get().draft;
      const draft = change(last);
      if (draft === last) return;
      const captchaService = serviceOf(draft) ?? store.get().captchaService;
      edit({ draft, touched: touchedPath(last, draft), captchaService });
    },
    refuse: (faults) => set({ faults, left: 'all' }),
    adopt(theirs, sent) {
      const since = sent
        ? Object.entries(store.get().draft).filter(
            ([section, value]) =>
              section !== 'secrets' && !isEqual(value, sent[section as keyof FormDraft]),
          )
        : [];
      const draft = { ...theirs, ...Object.fromEntries(since) };
      const captchaService = serviceOf(draft) ?? store.get().captchaService;
      reset({ draft, before: theirs, touched: null, captchaService });
    },
    discard() {
      cancelValidation();
      const { before, captchaService } = store.get();
      reset({
        draft: before,
        touched: null,
        captchaService: serviceOf(before) ?? captchaService,
      });
    },
  };
}

function serviceOf({ settings: { captcha } }: FormDraft): CaptchaService | undefined {
  return isCaptchaService(captcha) ? captcha : undefined;
}

/** How site keys of each service begin; a key remains stored while the form has another captcha. */
const SITE_KEYS = {
  recaptcha: /^6L/,
  hcaptcha: /^[\da-f]{8}-/i,
  turnstile: /^[0-3]x/,
} as const satisfies Record<CaptchaService, RegExp>;

function serviceOfKey({ captchaSiteKey }: FormDraft['settings']): CaptchaService | undefined {
  return CAPTCHA_SERVICES.find((service) => SITE_KEYS[service].test(captchaSiteKey));
}

/** The section and property that a change replaced. */
function touchedPath(last: FormDraft, draft: FormDraft): string | null {
  const replaced = <Values extends object>(one: Values, other: Values) =>
    (Object.keys(other) as (keyof Values & string)[]).find((name) => one[name] !== other[name]);
  const section = replaced(last, draft);
  const name = section && replaced(last[section] as object, draft[section] as object);
  return section && name ? `${section}.${name}` : null;
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
