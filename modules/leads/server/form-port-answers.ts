import { validateAnswers } from '#modules/forms/contract/intake/lead-submission.ts';
import {
  answerFiles,
  createLead as createLeadPort,
  formIdleLosses,
  formLeadFigures,
  formMailFigures,
  mayReadLeads,
  previewFormMail as previewFormMailPort,
  type RoutingTest,
  sendTestMail as sendTestMailPort,
  storeLeadFile as storeLeadFilePort,
  testRouting as testRoutingPort,
} from '#modules/forms/contract/lead-ports.ts';
import { seeLeads } from '#modules/leads/contract/permissions.ts';
import { holds } from '#platform/contract/permission.ts';
import type { Db } from '#platform/server/database/database.ts';
import { answerPort } from '#platform/server/module-parts.ts';
import { readAnswerFiles, storeLeadFile } from './files/store-lead-file.ts';
import { createLead } from './intake/create-lead.ts';
import { leadFacts } from './intake/new-lead.ts';
import { readFormIdleLosses, readFormLeadFigures } from './leads/lead-ports.ts';
import { mailFigures } from './mails/note-mail.ts';
import { previewFormMail, sendTestMail } from './mails/preview-form-mail.ts';
import { type RoutedLead, routeLead } from './routing/route-lead.ts';
import type { Context, LeadsTables } from './tables.ts';

const own = (db: Db) => db as Db<LeadsTables>;

/** Ports of forms that this module implements. */
export const formPortAnswers = [
  answerPort(createLeadPort, (accepted, { db, app }) => createLead({ db: own(db), app }, accepted)),
  answerPort(answerFiles, (given, { db }) => readAnswerFiles({ db: own(db) }, given)),
  answerPort(storeLeadFilePort, (upload, { db }) => storeLeadFile({ db: own(db) }, upload)),
  answerPort(testRoutingPort, (test, { db, app }) => testRouting({ db, app }, test)),
  answerPort(previewFormMailPort, (given, { db, app }) =>
    previewFormMail({ db: own(db), app }, given),
  ),
  answerPort(sendTestMailPort, (given, { db, app }) => sendTestMail({ db: own(db), app }, given)),
  answerPort(formMailFigures, (which, { db }) => mailFigures({ db }, which)),
  answerPort(formLeadFigures, (which, { db }) => readFormLeadFigures({ db }, which)),
  answerPort(formIdleLosses, (which, { db, app }) =>
    readFormIdleLosses({ db: own(db), app }, which),
  ),
  answerPort(mayReadLeads, async ({ reader }) => holds(seeLeads, reader)),
];

/** Routes a sample request of the form editor; writes nothing [LEAD-13]. */
async function testRouting(
  { db, app }: Context,
  { clientId, form, answers, position, place, locationId }: RoutingTest,
): Promise<RoutedLead> {
  const locale = form.translations.defaultLocale;
  // A routing test need not be complete: invalid or missing answers count as not given.
  const { answered } = validateAnswers(form.fields, answers);
  const facts = leadFacts(answered, { skus: [], translations: form.translations, locale });
  return routeLead((port, input) => app.ports.call(port, input, { db, app }), {
    clientId,
    form,
    answered,
    identity: { ...facts.identity, ...(place && { zip: place, city: '' }) },
    country: facts.country,
    chosen: locationId ?? null,
    position: position ?? null,
    locale,
  });
}
