import { CONDITIONABLE_TYPES } from '#modules/forms/contract/field-types.ts';
import type { FormChanges } from '#modules/forms/contract/form.ts';
import {
  conditionableFieldsCall,
  fieldsCalls,
  locationSettingsCalls,
  notificationsCalls,
  settingsCalls,
  staticsCalls,
  translationsCalls,
} from '#modules/forms/contract/section-calls.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { route } from '../route.ts';
import type { FormsTables } from '../tables.ts';
import { changeForm } from './change-form.ts';
import { readForm } from './read-form.ts';

interface Called {
  db: Db<FormsTables>;
  app: App;
  params: { formId: string };
  membership: { clientId: string };
  principal: { userId: string };
}

function formOfCall({ db, params, membership }: Called) {
  return readForm({ db }, { clientId: membership.clientId, id: params.formId });
}

async function changed(called: Called, changes: FormChanges) {
  const { db, app, params, membership, principal } = called;
  const form = { clientId: membership.clientId, id: params.formId, userId: principal.userId };
  await changeForm({ db, app }, form, changes);
  return formOfCall(called);
}

const getSettingsRoute = route(settingsCalls.get, async (called) => {
  const { settings, secretsSet } = await formOfCall(called);
  return { ...settings, secretsSet };
});

const putSettingsRoute = route(settingsCalls.put, async (called) => {
  const { secrets, ...settings } = called.body;
  const form = await changed(called, { settings, ...(secrets && { secrets }) });
  return { ...form.settings, secretsSet: form.secretsSet };
});

const getLocationSettingsRoute = route(
  locationSettingsCalls.get,
  async (called) => (await formOfCall(called)).locationSettings,
);

const putLocationSettingsRoute = route(
  locationSettingsCalls.put,
  async (called) => (await changed(called, { locationSettings: called.body })).locationSettings,
);

const getFieldsRoute = route(fieldsCalls.get, async (called) => (await formOfCall(called)).fields);

const putFieldsRoute = route(
  fieldsCalls.put,
  async (called) => (await changed(called, { fields: called.body })).fields,
);

const getStaticsRoute = route(
  staticsCalls.get,
  async (called) => (await formOfCall(called)).statics,
);

const putStaticsRoute = route(
  staticsCalls.put,
  async (called) => (await changed(called, { statics: called.body })).statics,
);

const getTranslationsRoute = route(
  translationsCalls.get,
  async (called) => (await formOfCall(called)).translations,
);

const putTranslationsRoute = route(
  translationsCalls.put,
  async (called) => (await changed(called, { translations: called.body })).translations,
);

const getNotificationsRoute = route(
  notificationsCalls.get,
  async (called) => (await formOfCall(called)).notifications,
);

const putNotificationsRoute = route(
  notificationsCalls.put,
  async (called) => (await changed(called, { notifications: called.body })).notifications,
);

const listConditionableFieldsRoute = route(conditionableFieldsCall, async (called) => {
  const { fields } = await formOfCall(called);
  return { items: fields.filter(({ type }) => CONDITIONABLE_TYPES.includes(type)) };
});

export const formSectionsRoutes = [
  getSettingsRoute,
  putSettingsRoute,
  getLocationSettingsRoute,
  putLocationSettingsRoute,
  getFieldsRoute,
  putFieldsRoute,
  getStaticsRoute,
  putStaticsRoute,
  getTranslationsRoute,
  putTranslationsRoute,
  getNotificationsRoute,
  putNotificationsRoute,
  listConditionableFieldsRoute,
];
