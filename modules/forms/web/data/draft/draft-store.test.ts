import { expect, test } from 'vitest';
import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import { NEW_FORM_SETTINGS } from '#modules/forms/contract/form-settings.ts';
import { NEW_LOCATION_SETTINGS } from '#modules/forms/contract/location-settings.ts';
import { createDraftStore, draftEdits, type FormDraft } from './draft-store.ts';

const storedDraft: FormDraft = {
  informations: { name: 'Devis', description: '', active: true },
  settings: NEW_FORM_SETTINGS,
  locationSettings: NEW_LOCATION_SETTINGS,
  fields: [formFieldSchema.parse({ key: 'email', type: 'email' })],
  statics: [],
  translations: {
    activatedLocales: ['fr'],
    defaultLocale: 'fr',
    list: { fr: { 'field.email.label': 'E-mail' } },
  },
  notifications: { layout: { logo: null }, recipients: [], followUp: 'off' },
  secrets: {},
};
const renamed = (name: string) => (draft: FormDraft) => ({
  ...draft,
  informations: { ...draft.informations, name },
});

test('only changed sections are sent, so a save does not overwrite the others [FORM-01]', () => {
  const store = createDraftStore(storedDraft);
  store.change(renamed('Angebot'));
  store.change((draft) => ({ ...draft, secrets: { algoliaKey: 'k' } }));
  const { before, draft } = store.get();
  expect(draftEdits(before, draft)).toEqual({
    informations: { ...storedDraft.informations, name: 'Angebot' },
    secrets: { algoliaKey: 'k' },
  });
  store.discard();
  expect(draftEdits(store.get().before, store.get().draft)).toEqual({});
});

test('edits typed during a save remain in the draft as unsaved changes [FORM-01]', () => {
  const store = createDraftStore(storedDraft);
  store.change(renamed('Angebot'));
  const sent = store.get().draft;
  store.change((draft) => ({ ...draft, settings: { ...draft.settings, idleDaysNew: 9 } }));
  store.adopt(sent, sent);
  const { before, draft } = store.get();
  expect(before.informations.name).toBe('Angebot');
  expect(draftEdits(before, draft)).toEqual({
    settings: { ...storedDraft.settings, idleDaysNew: 9 },
  });
});

test('an invalid draft lists every invalid place by its path [FORM-01] [FORM-05]', () => {
  const store = createDraftStore(storedDraft);
  store.change((draft) => ({ ...draft, settings: { ...draft.settings, idleDaysNew: 0 } }));
  expect(store.validate()).toMatchObject({
    'settings.idleDaysNew': { code: 'min' },
    'translations.list.fr.static.title': { code: 'required', module: 'forms' },
  });
});

test('the captcha service used last is known while another captcha is chosen, because its keys remain [FORM-02]', () => {
  const settings = { ...storedDraft.settings, captcha: 'turnstile' as const };
  const store = createDraftStore({ ...storedDraft, settings });
  const choose = (captcha: FormDraft['settings']['captcha']) => {
    store.change((draft) => ({ ...draft, settings: { ...draft.settings, captcha } }));
    return store.get().captchaService;
  };
  expect(choose('none')).toBe('turnstile');
  expect(choose('hcaptcha')).toBe('hcaptcha');
  expect(choose('proofOfWork')).toBe('hcaptcha');
  store.discard();
  expect(store.get().captchaService).toBe('turnstile');
  choose('none');
  store.adopt(store.get().draft);
  expect(store.get().captchaService).toBe('turnstile');
  expect(createDraftStore(storedDraft).get().captchaService).toBe('recaptcha');
});

test('after another captcha was saved, the service whose site key is stored is offered first [FORM-02]', () => {
  const offered = (captchaSiteKey: string) =>
    createDraftStore({
      ...storedDraft,
      settings: { ...storedDraft.settings, captcha: 'none', captchaSiteKey },
    }).get().captchaService;
  expect(offered('0x4AAAAAAADnPIDROrmt1Wwj')).toBe('turnstile');
  expect(offered('1x00000000000000000000AA')).toBe('turnstile');
  expect(offered('10000000-ffff-ffff-ffff-000000000001')).toBe('hcaptcha');
  expect(offered('6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI')).toBe('recaptcha');
  expect(offered('')).toBe('recaptcha');
});
