import {
  leadCaptchaCall,
  sendLeadCall,
  sendLeadFileCall,
} from '#modules/leads/contract/intake/intake-calls.ts';
import {
  endFormKeyCall,
  listFormKeysCall,
  makeFormKeyCall,
  tooManyKeys,
} from '#modules/leads/contract/intake/key-calls.ts';
import { judgeAnswers } from '#modules/leads/contract/intake/lead-submission.ts';
import { tryRoutingCall } from '#modules/leads/contract/intake/routing.ts';
import { FORM_KEYS_LIMIT } from '#modules/leads/contract/limits.ts';
import { seeLeads } from '#modules/leads/contract/permissions.ts';
import { holds } from '#platform/contract/permission.ts';
import { forbidden } from '#platform/contract/problems.ts';
import {
  createApiKey,
  type KeySubject,
  listApiKeys,
  revokeApiKey,
} from '#platform/server/api-keys/api-keys.ts';
import { createProofOfWorkChallenge } from '#platform/server/captcha/passes-captcha.ts';
import { storeLeadFile } from '../files/store-lead-file.ts';
import { readForm } from '../forms/read-form.ts';
import { admitSender, formForVisitors, INTAKE_PURPOSE } from '../intake/admit-sender.ts';
import { leadFacts } from '../intake/new-lead.ts';
import { receiveLead } from '../intake/receive-lead.ts';
import { route } from '../route.ts';
import { routeLead } from '../routing/route-lead.ts';

/** The client is only known from the form, and captcha and shops are queried before anything is written. */
const ownTransactions = true;

const sendLeadRoute = route(
  sendLeadCall,
  async ({ app, params, headers: { authorization }, body, request }) => {
    const form = await formForVisitors({ app }, params.formId);
    const door = await admitSender({ app }, form, { authorization, origin: request.origin });
    const { address, userAgent, locale } = request;
    return receiveLead({ app }, form, body, {
      // The widget also runs on our own pages, such as the landing page of a touchpoint.
      source: door === 'api' ? 'api' : door === 'own' ? 'page' : 'widget',
      asksCaptcha: door !== 'api',
      address,
      userAgent,
      locale,
    });
  },
  { ownTransactions },
);

const leadCaptchaRoute = route(leadCaptchaCall, async ({ app, params }) => {
  await formForVisitors({ app }, params.formId);
  return createProofOfWorkChallenge(app);
});

const sendLeadFileRoute = route(
  sendLeadFileCall,
  async ({ app, params, headers: { authorization }, file, request: { origin, address } }) => {
    const form = await formForVisitors({ app }, params.formId);
    await admitSender({ app }, form, { authorization, origin });
    return storeLeadFile({ app }, form, { file, address });
  },
);

function keysOf(formId: string, { clientId }: { clientId: string }): KeySubject {
  return { clientId, purpose: INTAKE_PURPOSE, subject: formId };
}

const listFormKeysRoute = route(listFormKeysCall, async ({ db, app, params, membership }) => ({
  items: await listApiKeys({ db, app }, keysOf(params.formId, membership)),
}));

const makeFormKeyRoute = route(
  makeFormKeyCall,
  async ({ db, app, params, membership, principal: { userId }, body: { name, scopes } }) => {
    // No user may give a key more permissions than they have.
    if (scopes.includes('leads.read') && !holds(seeLeads, membership)) throw forbidden();
    const keys = keysOf(params.formId, membership);
    const inUse = (await listApiKeys({ db, app }, keys)).filter(({ endedAt }) => endedAt === null);
    if (inUse.length >= FORM_KEYS_LIMIT) throw tooManyKeys({ limit: FORM_KEYS_LIMIT });
    return createApiKey({ db, app }, keys, { name, scopes, userId });
  },
);

const endFormKeyRoute = route(
  endFormKeyCall,
  async ({ db, params: { formId, keyId }, membership }) => {
    await revokeApiKey({ db }, keysOf(formId, membership), keyId);
    return null;
  },
);

const tryRoutingRoute = route(
  tryRoutingCall,
  async ({ db, app, params, membership: { clientId }, body }) => {
    const { answers, position, place, locationId } = body;
    const saved = await readForm({ db }, { clientId, id: params.formId });
    const form = {
      translations: saved.translations,
      settings: body.settings ?? saved.settings,
      locationSettings: body.locationSettings ?? saved.locationSettings,
      notifications: body.notifications ?? saved.notifications,
      fields: body.fields ?? saved.fields,
    };
    const locale = form.translations.defaultLocale;
    // A routing test need not be complete: invalid or missing answers count as not given.
    const { answered } = judgeAnswers(form.fields, answers);
    const facts = leadFacts(answered, { skus: [], translations: form.translations, locale });
    const { location, tags, subscribers, observers, reason } = await routeLead(
      (port, input) => app.ports.ask(port, input, { db, app }),
      {
        clientId,
        form,
        answered,
        identity: { ...facts.identity, ...(place && { zip: place, city: '' }) },
        country: facts.country,
        chosen: locationId ?? null,
        position: position ?? null,
        locale,
      },
    );
    return { location, tags, subscribers, observers, reason };
  },
);

export const intakeRoutes = [
  listFormKeysRoute,
  makeFormKeyRoute,
  endFormKeyRoute,
  tryRoutingRoute,
  sendLeadRoute,
  leadCaptchaRoute,
  sendLeadFileRoute,
];
