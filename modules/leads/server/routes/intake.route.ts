import {
  leadCaptchaCall,
  sendLeadCall,
  sendLeadFileCall,
} from '#modules/leads/contract/intake/intake-calls.ts';
import { createProofOfWorkChallenge } from '#platform/server/captcha/proof-of-work.ts';
import { storeLeadFile } from '../files/store-lead-file.ts';
import { admitSender } from '../intake/admit-sender.ts';
import { formForVisitors } from '../intake/form-for-visitors.ts';
import { receiveLead } from '../intake/receive-lead.ts';
import { route } from '../route.ts';

/** The client is only known from the form, and captcha and shops are queried before anything is written. */
const ownTransactions = true;

export const sendLeadRoute = route(
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

export const leadCaptchaRoute = route(leadCaptchaCall, async ({ app, params }) => {
  await formForVisitors({ app }, params.formId);
  return createProofOfWorkChallenge(app);
});

export const sendLeadFileRoute = route(
  sendLeadFileCall,
  async ({ app, params, headers: { authorization }, file, request: { origin, address } }) => {
    const form = await formForVisitors({ app }, params.formId);
    await admitSender({ app }, form, { authorization, origin });
    return storeLeadFile({ app }, form, { file, address });
  },
);
