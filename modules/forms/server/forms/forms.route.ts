import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import {
  changeFormCall,
  createFormCall,
  duplicateFormCall,
  getFormCall,
  getFormVersionCall,
  listFormsCall,
  listFormVersionsCall,
  restoreFormVersionCall,
} from '#modules/forms/contract/form-calls.ts';
import { listUsableCriteriaCall, usableCriteria } from '#modules/forms/contract/form-ports.ts';
import { leadLexiconCall } from '#modules/forms/contract/form-settings.ts';
import { defaultTranslationsCall } from '#modules/forms/contract/texts/form-text-calls.ts';
import { route } from '../route.ts';
import { changeForm } from './change-form.ts';
import { createForm, defaultTextsByLocale, newForm } from './create-form.ts';
import { listFormVersions, readFormVersion } from './form-versions.ts';
import { listForms, readLeadLexicon } from './list-forms.ts';
import { readForm } from './read-form.ts';

const listFormsRoute = route(listFormsCall, ({ db, app, params, query }) =>
  listForms({ db, app }, params.clientId, query),
);

const createFormRoute = route(
  createFormCall,
  async ({ db, app, params: { clientId }, principal: { userId }, body }) => {
    const brand = await app.ports.call(findBrand, { clientId }, { db, app });
    const [first = brand?.defaultLocale ?? 'en', ...others] = body.locales ?? brand?.locales ?? [];
    const sections = newForm(
      { app },
      { name: body.name, locales: [first, ...others], currency: brand?.currency ?? 'EUR' },
    );
    const id = await createForm({ db, app }, { clientId, userId }, sections);
    return readForm({ db }, { clientId, id });
  },
);

const getFormRoute = route(getFormCall, ({ db, params, membership: { clientId } }) =>
  readForm({ db }, { clientId, id: params.formId }),
);

const changeFormRoute = route(
  changeFormCall,
  async ({ db, app, params, membership: { clientId }, principal: { userId }, body }) => {
    await changeForm({ db, app }, { clientId, id: params.formId, userId }, body);
    return readForm({ db }, { clientId, id: params.formId });
  },
);

const duplicateFormRoute = route(
  duplicateFormCall,
  async ({ db, app, params, membership: { clientId }, principal: { userId }, body }) => {
    const form = await readForm({ db }, { clientId, id: params.formId });
    const {
      informations,
      settings,
      locationSettings,
      fields,
      statics,
      translations,
      notifications,
    } = form;
    const id = await createForm(
      { db, app },
      { clientId, userId },
      {
        informations: { ...informations, name: body.name, active: false },
        settings,
        locationSettings,
        fields,
        statics,
        translations,
        notifications,
      },
    );
    return readForm({ db }, { clientId, id });
  },
);

const listFormVersionsRoute = route(
  listFormVersionsCall,
  async ({ db, app, params, membership: { clientId } }) => ({
    items: await listFormVersions({ db, app }, { clientId, id: params.formId }),
  }),
);

const getFormVersionRoute = route(
  getFormVersionCall,
  ({ db, params: { formId, version }, membership: { clientId } }) =>
    readFormVersion({ db }, { clientId, id: formId, version }),
);

const restoreFormVersionRoute = route(
  restoreFormVersionCall,
  async ({
    db,
    app,
    params: { formId, version },
    membership: { clientId },
    principal: { userId },
  }) => {
    const sections = await readFormVersion({ db }, { clientId, id: formId, version });
    await changeForm({ db, app }, { clientId, id: formId, userId }, sections);
    return readForm({ db }, { clientId, id: formId });
  },
);

const leadLexiconRoute = route(leadLexiconCall, ({ db, params }) =>
  readLeadLexicon({ db }, params.clientId),
);

const listUsableCriteriaRoute = route(
  listUsableCriteriaCall,
  async ({ db, app, membership: { clientId }, principal: { locale } }) => ({
    items: await app.ports.call(usableCriteria, { clientId, locale }, { db, app }),
  }),
);

const defaultTranslationsRoute = route(defaultTranslationsCall, async ({ app }) =>
  defaultTextsByLocale({ app }),
);

export const formsRoutes = [
  listFormsRoute,
  createFormRoute,
  getFormRoute,
  changeFormRoute,
  duplicateFormRoute,
  listFormVersionsRoute,
  getFormVersionRoute,
  restoreFormVersionRoute,
  defaultTranslationsRoute,
  leadLexiconRoute,
  listUsableCriteriaRoute,
];
