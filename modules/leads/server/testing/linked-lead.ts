import type { Form } from '#modules/forms/contract/form.ts';
import type { LeadRecipient } from '#modules/forms/contract/intake/routing.ts';
import type { App } from '#platform/server/app.ts';
import { linkToLead } from '../mails/link-to-lead.ts';
import type { LeadPart } from '../tables/token-tables.ts';
import type { LeadsTables } from '../tables.ts';
import { brandLead, type GivenLead } from './brand-lead.ts';

export const CONSUMER = 'ingrid@postkasse.example';

export const shopRecipient = (
  name: string,
  locale: LeadRecipient['locale'] = 'en',
): LeadRecipient => ({
  email: `${name.toLowerCase()}@shops.example`,
  name,
  userId: null,
  locale,
});

/** A lead with two subscribers, an observer and a consumer, each with a link. */
export async function leadWithLinks(
  app: App,
  { clientId, formId }: { clientId: string; formId: Form['id'] },
  given: GivenLead = {},
) {
  const id = await brandLead(
    app,
    { clientId, formId },
    {
      firstname: 'Ingrid',
      lastname: 'Bjørnstad',
      email: CONSUMER,
      phone: '+47 22 55 01 84',
      city: 'Oslo',
      skus: ['FON-CR26-BN'],
      subscribers: [shopRecipient('Torgeir'), shopRecipient('Millau')],
      observers: [shopRecipient('Reader')],
      ...given,
    },
  );
  const db = app.database.ofClient<LeadsTables>(clientId);
  const tokenFor = async (email: string, part: LeadPart, at?: Date) => {
    const { open } = await linkToLead({ db, app }, { clientId, leadId: id }, { email, part }, at);
    return new URL(open).searchParams.get('token') ?? '';
  };
  return {
    id,
    tokenFor,
    torgeir: await tokenFor('torgeir@shops.example', 'subscriber'),
    millau: await tokenFor('Millau@Shops.example', 'subscriber'),
    reader: await tokenFor('reader@shops.example', 'observer'),
    consumer: await tokenFor(CONSUMER, 'consumer'),
    row: () =>
      db.selectFrom('leads.leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    history: () =>
      db
        .selectFrom('leads.lead_history')
        .select(['kind', 'detail', 'by'])
        .where('lead_id', '=', id)
        .orderBy('id')
        .execute(),
  };
}
