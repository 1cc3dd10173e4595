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
import type { Locale } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import { actByLink, type GivenByLink } from '../links/act-by-link.ts';
import { type LeadLink, openLink } from '../links/link-of-token.ts';
import { shownByLink } from '../links/shown-by-link.ts';
import { updateByLink } from '../links/update-by-link.ts';
import { route } from '../route.ts';

/** The token says which client it is. */
const ownTransactions = true;

export const getLinkedLeadRoute = route(
  getLinkedLeadCall,
  async ({ app, params, request: { locale } }) =>
    told(app, await openLink({ app }, params), locale),
);

export const getLinkedFileRoute = route(
  getLinkedFileCall,
  async ({ app, params: { token, fileId }, request: { locale } }) => {
    const link = await openLink({ app }, { token });
    const { files } = await told(app, link, locale);
    if (!files.some(({ id }) => id === fileId)) throw notFound();
    const { clientId } = link;
    return app.files.answer(app.database.ofClient(clientId), { clientId, id: fileId });
  },
);

export const useLinkRoute = route(
  useLinkCall,
  async ({ app, params, body, request: { locale } }) => {
    const link = await openLink({ app }, params);
    const { action, ...said } = body;
    if (action) await actByLink({ app }, link, { ...said, action });
    return told(app, link, locale);
  },
  { ownTransactions },
);

export const updateByLinkRoute = route(
  updateByLinkCall,
  async ({ app, params, body, request: { locale } }) => {
    const link = await openLink({ app }, params);
    await updateByLink({ app }, link, body);
    return told(app, link, locale);
  },
  { ownTransactions },
);

export const convertByConsumerRoute = route(
  convertByConsumerCall,
  async ({ app, params: { id }, body: { token, ...said }, request: { locale } }) =>
    byConsumer(app, { token, leadId: id }, { ...said, action: 'convert' }, locale),
  { ownTransactions },
);

export const loseByConsumerRoute = route(
  loseByConsumerCall,
  async ({ app, params: { id }, body: { token, ...said }, request: { locale } }) =>
    byConsumer(app, { token, leadId: id }, { ...said, action: 'lose' }, locale),
  { ownTransactions },
);

async function byConsumer(
  app: App,
  asked: { token: string; leadId: string },
  given: GivenByLink,
  locale: Locale,
): Promise<LinkedLead> {
  const link = await openLink({ app }, asked);
  if (link.part !== 'consumer') throw leadRefusals.notYours({ by: '', at: '' });
  await actByLink({ app }, link, given);
  return told(app, link, locale);
}

async function told(app: App, link: LeadLink, locale: Locale): Promise<LinkedLead> {
  // What was done may have closed the link, or opened it again.
  const { shown } = await shownByLink({ app }, link, locale);
  return shown;
}
