import {
  leadCaptchaCall,
  sendLeadCall,
  sendLeadFileCall,
} from '#modules/forms/contract/intake/intake-calls.ts';
import {
  endFormKeyCall,
  KEY_SCOPES,
  listFormKeysCall,
  makeFormKeyCall,
  tooManyKeys,
} from '#modules/forms/contract/intake/key-calls.ts';
import { tryRoutingCall } from '#modules/forms/contract/intake/routing.ts';
import { mayReadLeads, testRouting } from '#modules/forms/contract/lead-ports.ts';
import { FORM_KEYS_LIMIT } from '#modules/forms/contract/limits.ts';
import type { PermissionHolder } from '#platform/contract/permission.ts';
import { forbidden } from '#platform/contract/problems.ts';
import {
  createLimitedApiKey,
  type KeySubject,
  listApiKeys,
  revokeApiKey,
} from '#platform/server/api-keys/api-keys.ts';
import { createProofOfWorkChallenge } from '#platform/server/captcha/passes-captcha.ts';
import { readForm } from '../forms/read-form.ts';
import { route } from '../route.ts';
import type { Context } from '../tables.ts';
import { admitSender, formForVisitors, INTAKE_PURPOSE } from './admit-sender.ts';
import { receiveLead } from './receive-lead.ts';
import { storeVisitorFile } from './store-form-file.ts';

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
    return storeVisitorFile({ app }, form, { file, address });
  },
);

function keysOf(formId: string, { clientId }: { clientId: string }): KeySubject {
  return { clientId, purpose: INTAKE_PURPOSE, subject: formId };
}

const listFormKeysRoute = route(listFormKeysCall, async ({ db, app, params, membership }) => ({
  items: await listApiKeys({ db, app }, keysOf(params.formId, membership)),
  scopes: await allowedScopes({ db, app }, membership),
}));

/** Permissions that a user may give a key. */
async function allowedScopes(
  { db, app }: Context,
  reader: PermissionHolder,
): Promise<(typeof KEY_SCOPES)[number][]> {
  const mayRead = await app.ports.call(mayReadLeads, { reader }, { db, app });
  return mayRead ? [...KEY_SCOPES] : ['leads.send'];
}

const makeFormKeyRoute = route(
  makeFormKeyCall,
  async ({ db, app, params, membership, principal: { userId }, body: { name, scopes } }) => {
    // No user may give a key more permissions than they have.
    const allowed = await allowedScopes({ db, app }, membership);
    if (scopes.some((scope) => !allowed.includes(scope))) throw forbidden();
    const limits = { limit: FORM_KEYS_LIMIT, tooMany: tooManyKeys };
    const keys = keysOf(params.formId, membership);
    return createLimitedApiKey({ db, app }, keys, { name, scopes, userId, ...limits });
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
    const test = { clientId, form, answers, position, place, locationId };
    return app.ports.call(testRouting, test, { db, app });
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
