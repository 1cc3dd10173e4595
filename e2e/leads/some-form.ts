import type { APIRequestContext } from '@playwright/test';
import { aubrac } from '../house/demo-person.ts';

/** A form of the demo brand, in two languages; one is made where there is none. */
export async function someForm(request: APIRequestContext): Promise<string> {
  const path = `/gtr-api/lead-generation/clients/${aubrac}/forms`;
  const { items } = (await (await request.get(path)).json()) as { items: { id: string }[] };
  if (items[0]) return items[0].id;
  const made = await request.post(path, { data: { name: 'Devis', locales: ['fr', 'de'] } });
  return ((await made.json()) as { id: string }).id;
}
