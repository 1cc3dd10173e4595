import { leadRefusals } from '#modules/leads/contract/leads/lead-problems.ts';
import {
  convertByConsumerCall,
  getLinkedFileCall,
  getLinkedLeadCall,
  loseByConsumerCall,
  updateByLinkCall,
  useLinkCall,
} from '#modules/leads/contract/links/link-calls.ts';
import type { LinkedLead } from '#modules/leads/contract/links/linked-lead.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import { actByLink, type GivenByLink } from '../links/act-by-link.ts';
import { type LeadLink, openLink } from '../links/resolve-link-token.ts';
import { shownByLink } from '../links/shown-by-link.ts';
import { updateByLink } from '../links/update-by-link.ts';
import { route } from '../route.ts';

/** The client is only known from the token. */
const ownTransactions = true;

export const getLinkedLeadRoute = route(getLinkedLeadCall, async ({ app, params, request }) =>
  told(app, await openLink({ app }, params), request),
);

export const getLinkedFileRoute = route(
  getLinkedFileCall,
  async ({ app, params: { token, fileId }, request }) => {
    const link = await openLink({ app }, { token });
    const { files } = await told(app, link, request);
    if (!files.some(({ id }) => id === fileId)) throw notFound();
    const { clientId } = link;
    return app.files.answer(app.database.ofClient(clientId), { clientId, id: fileId });
  },
);

export const useLinkRoute = route(
  useLinkCall,
  async ({ app, params, body, request }) => {
    const link = await openLink({ app }, params);
    const { action, ...said } = body;
    if (action) await actByLink({ app }, link, { ...said, action });
    return told(app, link, request);
  },
  { ownTransactions },
);

export const updateByLinkRoute = route(
  updateByLinkCall,
  async ({ app, params, body, request }) => {
    const link = await openLink({ app }, params);
    await updateByLink({ app }, link, body);
    return told(app, link, request);
  },
  { ownTransactions },
);

export const convertByConsumerRoute = route(
  convertByConsumerCall,
  async ({ app, params: { id }, body: { token, ...said }, request }) =>
    byConsumer(app, { token, leadId: id }, { ...said, action: 'convert' }, request),
  { ownTransactions },
);

export const loseByConsumerRoute = route(
  loseByConsumerCall,
  async ({ app, params: { id }, body: { token, ...said }, request }) =>
    byConsumer(app, { token, leadId: id }, { ...said, action: 'lose' }, request),
  { ownTransactions },
);

async function byConsumer(
  app: App,
  asked: { token: string; leadId: string },
  given: GivenByLink,
  request: { acceptLanguage: string | undefined },
): Promise<LinkedLead> {
  const link = await openLink({ app }, asked);
  if (link.part !== 'consumer') throw leadRefusals.notYours({ by: '', at: '' });
  await actByLink({ app }, link, given);
  return told(app, link, request);
}

async function told(
  app: App,
  link: LeadLink,
  { acceptLanguage }: { acceptLanguage: string | undefined },
): Promise<LinkedLead> {
  // Reads the current state of the lead, because an action may have changed its owner.
  const { shown } = await shownByLink({ app }, link, { chosen: undefined, acceptLanguage });
  return shown;
}
