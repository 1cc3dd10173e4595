import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineImportCalls } from '#platform/contract/imports/import-calls.ts';
import { pageSchema } from '#platform/contract/lists/define-list.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { manageStampCards, seeStampCards } from './permissions.ts';
import { codeTaken } from './problems.ts';
import { newStampCardSchema, stampCardChangesSchema, stampCardSchema } from './stamp-card.ts';
import { stampCardList, whichStampCardsSchema } from './stamp-card-list.ts';

/** The stamp cards of a client: found, added, changed, and moved as files. */
const BASE = '/gtr-core/clients/{uuid}/corner-shop/stamp-cards';
const module = 'corner-shop';
const see = { kind: 'client', client: 'params.uuid', may: seeStampCards } as const;
const manage = { kind: 'client', client: 'params.uuid', may: manageStampCards } as const;
const ofClient = z.strictObject({ uuid });
const oneStampCard = z.strictObject({ uuid, id: uuid });

export const listStampCardsCall = defineCall({
  method: 'GET',
  path: BASE,
  module,
  summary: 'The stamp cards of a client, searched, filtered and sorted.',
  access: see,
  params: ofClient,
  query: z.strictObject(stampCardList.query),
  response: pageSchema(stampCardSchema),
});

export const getStampCardCall = defineCall({
  method: 'GET',
  path: `${BASE}/{id}`,
  module,
  summary: 'One of the stamp cards.',
  access: see,
  params: oneStampCard,
  response: stampCardSchema,
  errors: [notFound],
});

export const createStampCardCall = defineCall({
  method: 'POST',
  path: BASE,
  module,
  summary: 'Add to the stamp cards.',
  access: manage,
  params: ofClient,
  body: newStampCardSchema,
  response: stampCardSchema,
  status: 201,
  errors: [codeTaken],
});

export const updateStampCardCall = defineCall({
  method: 'PATCH',
  path: `${BASE}/{id}`,
  module,
  summary: 'Change one of the stamp cards; refused when somebody else changed it meanwhile.',
  access: manage,
  params: oneStampCard,
  body: stampCardChangesSchema,
  response: stampCardSchema,
  errors: [notFound, changedMeanwhile, codeTaken],
});

export const STAMP_CARD_ACTIONS = ['activate', 'deactivate', 'delete'] as const;
export type StampCardAction = (typeof STAMP_CARD_ACTIONS)[number];

export const changeStampCardsCall = defineCall({
  method: 'POST',
  path: `${BASE}/bulk`,
  module,
  summary: 'Take many stamp cards into or out of use, or delete them, at once.',
  access: manage,
  params: ofClient,
  body: z.strictObject({
    which: whichStampCardsSchema,
    change: z.strictObject({ action: z.enum(STAMP_CARD_ACTIONS) }),
  }),
  response: z.object({ changed: z.number().int() }),
});

export const stampCardImportCalls = defineImportCalls({
  module,
  base: BASE,
  what: 'stamp cards',
  may: manageStampCards,
});

export const exportStampCardsCall = defineCall({
  method: 'POST',
  path: `${BASE}/export`,
  module,
  summary: 'Make a file of the stamp cards that fit some filters; a job does it.',
  access: see,
  params: ofClient,
  body: z.strictObject({
    format: z.enum(['csv', 'xlsx']),
    filters: stampCardList.filter.prefault({}),
  }),
  response: z.object({ jobId: z.string() }),
  status: 202,
});
