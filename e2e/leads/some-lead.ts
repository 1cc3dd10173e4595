import type { APIRequestContext } from '@playwright/test';
import { aubrac } from '../support/demo-person.ts';

/** Returns a lead of the demo brand in the given state. */
export async function someLead(
  request: APIRequestContext,
  view: 'new' | 'accepted' | 'lost' = 'new',
): Promise<{ id: string; formId: string }> {
  const path = `/gtr-api/lead-generation/clients/${aubrac}/leads?view=${view}`;
  const { items } = (await (await request.get(path)).json()) as {
    items: { id: string; formId: string }[];
  };
  const [lead] = items;
  if (!lead) throw new Error(`the demo has no lead that is ${view}`);
  return lead;
}
