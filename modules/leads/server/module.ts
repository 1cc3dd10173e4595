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
import { clearUnclaimedFiles } from './files/clear-unclaimed-files.job.ts';
import { findOwnerOfForm } from './forms/owner-of-form.ts';
import { tellNewLead } from './listeners/tell-new-lead.ts';
import { createFormsMigration } from './migrations/create-forms.migration.ts';
import { createLeadsMigration } from './migrations/create-leads.migration.ts';
import { leadFilesMigration } from './migrations/lead-files.migration.ts';
import { leadsOfPerson } from './persons/leads-of-person.ts';
import { priceLeadJob } from './price/price-lead.job.ts';
import { sendFormFileRoute } from './routes/form-files.route.ts';
import { endFormKeyRoute, listFormKeysRoute, makeFormKeyRoute } from './routes/form-keys.route.ts';
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
import { leadCaptchaRoute, sendLeadFileRoute, sendLeadRoute } from './routes/intake.route.ts';
import { tryRoutingRoute } from './routes/try-routing.route.ts';

export const leads = defineModule({
  name: 'leads',
  menu: leadsMenu,
  migrations: [createFormsMigration, createLeadsMigration, leadFilesMigration],
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
    sendFormFileRoute,
    listFormKeysRoute,
    makeFormKeyRoute,
    endFormKeyRoute,
    tryRoutingRoute,
    sendLeadRoute,
    leadCaptchaRoute,
    sendLeadFileRoute,
  ],
  jobs: [priceLeadJob, clearUnclaimedFiles],
  listeners: [tellNewLead],
  ports: [answerPort(ownerOfForm, ({ id }, { db }) => findOwnerOfForm({ db }, id))],
  persons: leadsOfPerson,
});
