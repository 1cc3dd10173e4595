import { z } from 'zod';
import { defineEvent } from '#platform/contract/event.ts';

/** Events for other modules and webhooks, published in the transaction of the change. */
export const stampCardSaved = defineEvent({
  type: 'stamp-card.saved',
  label: 'corner-shop:event.saved',
  payload: z.object({ stampCardId: z.string() }),
});
/** By a file: once for every few thousand lines. */
export const stampCardsImported = defineEvent({
  type: 'stamp-cards.imported',
  label: 'corner-shop:event.imported',
  payload: z.object({ created: z.number().int(), updated: z.number().int() }),
});
/** By a bulk change. */
export const stampCardsChanged = defineEvent({
  type: 'stamp-cards.changed',
  label: 'corner-shop:event.changed',
  payload: z.object({ action: z.string(), changed: z.number().int() }),
});
