import { leadEdited } from '#modules/leads/contract/lead-events.ts';
import { leadRefusals } from '#modules/leads/contract/leads/lead-problems.ts';
import { NOTE_MAX_LENGTH } from '#modules/leads/contract/limits.ts';
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
import { cutText } from '#platform/contract/text/text.ts';
import type { App } from '#platform/server/app.ts';
import { retryUnavailable } from '#platform/server/database/retry-unavailable.ts';
import { changeLead, type LeadChange, type LeadToChange } from '../leads/change-lead.ts';
import { type EditedPart, manualPriceColumns } from '../leads/edit-lead.ts';
import { leadStateForActor, refusalParams } from '../leads/lead-state.ts';
import { route } from '../route.ts';
import type { LeadsTables } from '../tables.ts';
import { actByLink, type GivenByLink } from './act-by-link.ts';
import { findLinkActor, type LeadLink, openLink, resolveLinkToken } from './lead-link.ts';
import { shownByLink } from './shown-by-link.ts';

/** The client is only known from the token. */
const ownTransactions = true;

const getLinkedLeadRoute = route(getLinkedLeadCall, async ({ app, params, request }) =>
  readShownLead(app, await openLink({ app }, params), request),
);

const getLinkedFileRoute = route(
  getLinkedFileCall,
  async ({ app, params: { token, fileId }, request }) => {
    const link = await openLink({ app }, { token });
    const { files } = await readShownLead(app, link, request);
    if (!files.some(({ id }) => id === fileId)) throw notFound();
    const { clientId } = link;
    return app.files.answer(app.database.ofClient(clientId), { clientId, id: fileId });
  },
);

const useLinkRoute = route(
  useLinkCall,
  async ({ app, params, body, request }) => {
    const link = await openLink({ app }, params);
    const { action, ...details } = body;
    if (!action) return readShownLead(app, link, request);
    await actByLink({ app }, link, { ...details, action });
    return readLeadAfterChange(app, link, request);
  },
  { ownTransactions },
);

const updateByLinkRoute = route(
  updateByLinkCall,
  async ({ app, params, body, request }) => {
    const link = await openLink({ app }, params);
    await updateByLink({ app }, link, body);
    return readLeadAfterChange(app, link, request);
  },
  { ownTransactions },
);

const convertByConsumerRoute = route(
  convertByConsumerCall,
  async ({ app, params: { id }, body: { token, ...details }, request }) =>
    byConsumer(app, { token, leadId: id }, { ...details, action: 'convert' }, request),
  { ownTransactions },
);

const loseByConsumerRoute = route(
  loseByConsumerCall,
  async ({ app, params: { id }, body: { token, ...details }, request }) =>
    byConsumer(app, { token, leadId: id }, { ...details, action: 'lose' }, request),
  { ownTransactions },
);

async function byConsumer(
  app: App,
  linkParams: { token: string; leadId: string },
  given: GivenByLink,
  request: { acceptLanguage: string | undefined },
): Promise<LinkedLead> {
  const link = await openLink({ app }, linkParams);
  if (link.part !== 'consumer') throw leadRefusals.notYours({ by: '', at: '' });
  await actByLink({ app }, link, given);
  return readLeadAfterChange(app, link, request);
}

/**
 * Resolves the link again: it may have been taken when it was opened and free when the action was saved. A link that
 * ended since then still shows the outcome of the action.
 */
async function readLeadAfterChange(
  app: App,
  link: LeadLink,
  request: { acceptLanguage: string | undefined },
): Promise<LinkedLead> {
  const current = await resolveLinkToken({ app }, link);
  return readShownLead(app, typeof current === 'string' ? link : current, request);
}

async function readShownLead(
  app: App,
  link: LeadLink,
  { acceptLanguage }: { acceptLanguage: string | undefined },
): Promise<LinkedLead> {
  // Reads the current state of the lead, because an action may have changed its owner.
  const { shown } = await shownByLink({ app }, link, { chosen: undefined, acceptLanguage });
  return shown;
}

/**
 * Adds a price and a text to a lead by its owner's link. The text is appended to the brand's note and replaces nothing.
 * Only the owner may do this.
 */
async function updateByLink(
  { app }: { app: App },
  link: LeadLink,
  given: { price?: number | undefined; words?: string | undefined },
  at: Date = new Date(),
): Promise<void> {
  const { clientId, leadId: id } = link;
  await retryUnavailable(() =>
    app.database
      .ofClient<LeadsTables>(clientId)
      .transaction()
      .execute(async (tx) => {
        let edited: EditedPart[] = [];
        const changed = await changeLead({ db: tx, app }, { clientId, id }, (lead) => {
          const { locale: _, ...by } = findLinkActor(lead, link);
          refuseAllButOwner(lead, link, leadStateForActor(lead, by, at).owner);
          const { price = lead.price, words } = given;
          const note = noteWith(lead, words && `${by.name || by.email}: ${words}`);
          edited = [
            { part: 'price', before: lead.price, after: price },
            { part: 'internalNote', before: lead.internal_note, after: note },
          ].filter(({ before, after }) => before !== after);
          if (edited.length === 0) return undefined;
          return {
            changes: {
              internal_note: note,
              ...(price !== lead.price && { price, ...manualPriceColumns(lead, price) }),
              edited_version: lead.version + 1,
            },
            by,
            at,
            lines: [{ kind: 'edit', detail: { changes: edited } }],
          } satisfies LeadChange;
        });
        if (!changed) return;
        const parts = edited.map(({ part }) => part);
        const payload = { leadId: id, formId: changed.lead.form_id, at: at.toISOString(), parts };
        await app.events.publish(tx, leadEdited, { clientId, payload });
      }),
  );
}

function refuseAllButOwner(
  lead: LeadToChange,
  { part }: LeadLink,
  owner: 'nobody' | 'self' | 'another',
): void {
  if (part === 'subscriber' && owner === 'self') return;
  const refusal = part === 'subscriber' && owner === 'another' ? 'takenByAnother' : 'notYours';
  throw leadRefusals[refusal](refusalParams(lead, refusal));
}

function noteWith({ internal_note }: LeadToChange, details: string | undefined): string {
  return details
    ? cutText([internal_note, details].filter(Boolean).join('\n'), NOTE_MAX_LENGTH)
    : internal_note;
}

export const linkedLeadRoutes = [
  getLinkedFileRoute,
  getLinkedLeadRoute,
  useLinkRoute,
  updateByLinkRoute,
  convertByConsumerRoute,
  loseByConsumerRoute,
];
