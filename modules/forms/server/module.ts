import { formPageBroken, formPageMended, formSaved } from '#modules/forms/contract/form-events.ts';
import { clientForms, formOwner } from '#modules/forms/contract/form-ports.ts';
import {
  formById,
  formKeyClient,
  formSummaries,
  formVersionSettings,
} from '#modules/forms/contract/lead-form-ports.ts';
import { formsMenu } from '#modules/forms/contract/menu.ts';
import { landingForm } from '#modules/touchpoints/contract/landing-pages.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineModule } from '#platform/server/module.ts';
import { answerPort } from '#platform/server/module-parts.ts';
import { formSectionsRoutes } from './forms/form-sections.route.ts';
import { findFormVersion } from './forms/form-versions.ts';
import { formsRoutes } from './forms/forms.route.ts';
import {
  findFormOwner,
  readClientForms,
  readFormSummaries,
  searchForms,
} from './forms/list-forms.ts';
import { findForm } from './forms/read-form.ts';
import { checkFormPage, checkPagesJob } from './health/check-pages.job.ts';
import { formDecisions } from './health/form-decisions.ts';
import { formHealthRoutes } from './health/form-health.route.ts';
import { requireFormKey } from './intake/admit-sender.ts';
import { intakeRoutes } from './intake/intake.route.ts';
import { notifyKeyCreatorLeft } from './keys/notify-key-creator-left.ts';
import { formMailsRoutes } from './mails/form-mails.route.ts';
import { checkPagesMigration } from './migrations/check-pages.migration.ts';
import { createFormsMigration } from './migrations/create-forms.migration.ts';
import { formNotificationKinds } from './notification-kinds.ts';
import { buildLandingForm } from './page/build-landing-form.ts';
import { clearPageSendersJob } from './page/clear-page-senders.job.ts';
import { formPage } from './page/form.page.ts';
import { formAssets, formSheet } from './page/form-frame.ts';
import { formLogoPage } from './page/form-logo.page.ts';
import type { FormsTables } from './tables.ts';
import { readTextSheetRoute, writeTextSheetRoute } from './text-sheet/text-sheet.route.ts';
import { formWebhooksRoutes } from './webhooks/form-webhooks.route.ts';
import { publicFormsRoutes } from './widget/public-forms.route.ts';
import { widgetScriptPage } from './widget/widget-script.page.ts';

const own = (db: Db) => db as Db<FormsTables>;

export const forms = defineModule({
  name: 'forms',
  purpose: 'Forms and their editor, the widget on the brand’s site, and the intake of requests.',
  menu: formsMenu,
  migrations: [createFormsMigration, checkPagesMigration],
  events: [formSaved, formPageBroken, formPageMended],
  routes: [
    ...formsRoutes,
    ...formHealthRoutes,
    ...formSectionsRoutes,
    writeTextSheetRoute,
    readTextSheetRoute,
    ...publicFormsRoutes,
    ...formMailsRoutes,
    ...formWebhooksRoutes,
    ...intakeRoutes,
  ],
  searches: [searchForms],
  decisions: formDecisions,
  jobs: [clearPageSendersJob, checkPagesJob, checkFormPage],
  pages: [formPage, formLogoPage, ...formAssets.pages, formSheet.page, widgetScriptPage],
  listeners: [notifyKeyCreatorLeft],
  notificationKinds: formNotificationKinds,
  ports: [
    answerPort(formOwner, ({ id }, { db }) => findFormOwner({ db: own(db) }, id)),
    answerPort(clientForms, (given, { db }) => readClientForms({ db: own(db) }, given)),
    answerPort(formById, (which, { db }) => findForm({ db: own(db) }, which)),
    answerPort(formSummaries, (which, { db }) => readFormSummaries({ db: own(db) }, which)),
    answerPort(formVersionSettings, async (which, { db }) => {
      const sections = await findFormVersion({ db: own(db) }, which);
      return sections?.settings;
    }),
    answerPort(formKeyClient, (given, { app }) => requireFormKey({ app }, given)),
    answerPort(landingForm, (given, { db, app }) => buildLandingForm({ db: own(db), app }, given)),
  ],
  clientData: {
    emptied: {
      'leads.forms': { columns: ['secrets'], reason: 'sealed with the key of this installation' },
    },
  },
  persons: {
    holdsNone: 'forms hold settings and texts of the brand; requests are stored as leads',
  },
});
