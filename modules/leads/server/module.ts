import { formSaved } from '#modules/leads/contract/forms/form-events.ts';
import { ownerOfForm } from '#modules/leads/contract/forms/form-owner.ts';
import {
  leadAccepted,
  leadConverted,
  leadCreated,
  leadLost,
} from '#modules/leads/contract/lead-events.ts';
import { leadsMenu } from '#modules/leads/contract/menu.ts';
import { leadsOpenAddresses } from '#modules/leads/contract/open-addresses.ts';
import { answerPort } from '#platform/server/answer-port.ts';
import { defineModule } from '#platform/server/module.ts';
import { findOwnerOfForm } from './forms/owner-of-form.ts';
import { createFormsMigration } from './migrations/create-forms.migration.ts';
import { createLeadsMigration } from './migrations/create-leads.migration.ts';
import {
  getFieldsRoute,
  getLocationSettingsRoute,
  getNotificationsRoute,
  getSettingsRoute,
  getStaticsRoute,
  getTranslationsRoute,
  listConditionableFieldsRoute,
  putFieldsRoute,
  putLocationSettingsRoute,
  putNotificationsRoute,
  putSettingsRoute,
  putStaticsRoute,
  putTranslationsRoute,
} from './routes/form-sections.route.ts';
import {
  changeFormRoute,
  createFormRoute,
  duplicateFormRoute,
  getFormRoute,
  getFormVersionRoute,
  listFormsRoute,
  listFormVersionsRoute,
  restoreFormVersionRoute,
} from './routes/forms.route.ts';
import { latestWidgetRoute } from './routes/latest-widget.route.ts';
import {
  findProductsRoute,
  findShopsRoute,
  getPublicFormRoute,
  getPublicFormTranslationsRoute,
} from './routes/public-forms.route.ts';
import { widgetScriptPage } from './widget/widget-script.page.ts';

export const leads = defineModule({
  name: 'leads',
  menu: leadsMenu,
  migrations: [createFormsMigration, createLeadsMigration],
  events: [formSaved, leadCreated, leadAccepted, leadConverted, leadLost],
  openAddresses: Object.values(leadsOpenAddresses),
  routes: [
    listFormsRoute,
    createFormRoute,
    getFormRoute,
    changeFormRoute,
    duplicateFormRoute,
    listFormVersionsRoute,
    getFormVersionRoute,
    restoreFormVersionRoute,
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
    getPublicFormRoute,
    getPublicFormTranslationsRoute,
    findShopsRoute,
    findProductsRoute,
    latestWidgetRoute,
  ],
  pages: [widgetScriptPage],
  ports: [answerPort(ownerOfForm, ({ id }, { db }) => findOwnerOfForm({ db }, id))],
  persons: { holdsNone: 'nothing is kept yet' },
});
