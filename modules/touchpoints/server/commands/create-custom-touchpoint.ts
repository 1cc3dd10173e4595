import { touchpointCreated } from '#modules/touchpoints/contract/touchpoint-events.ts';
import { suffixTaken } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { refusedAs } from '#platform/server/database/refused-as.ts';
import { refuseLoop } from '../policies/destination.policy.ts';
import { brandOfClient } from '../queries/brand-of-client.ts';
import { configurationInUse } from '../queries/configurations.ts';
import { freeSuffix } from '../queries/free-suffix.ts';
import { codeAddress } from '../short-url.ts';
import type { TouchpointsTables } from '../tables.ts';
import { insertTouchpoints } from './insert-touchpoints.ts';

export interface NewCustomTouchpoint {
  clientId: string;
  userId: string;
  destUrl: string;
  configurationSlug: string;
  /** Left out: one is made up. */
  suffix?: string | undefined;
  description: string;
  quantity: number | null;
}

/** Makes a short URL and its code for an address, and gives its id [TP-03]. */
export async function createCustomTouchpoint(
  { db, app }: { db: Db<TouchpointsTables>; app: App },
  given: NewCustomTouchpoint,
): Promise<string> {
  const { clientId } = given;
  const configuration = await configurationInUse(
    { db },
    { clientId, slug: given.configurationSlug },
  );
  await refuseLoop({ app }, { address: given.destUrl, siteUrl: configuration.siteUrl });
  const brand = await brandOfClient({ db, app }, clientId);
  const suffix = given.suffix ?? (await freeSuffix({ db }, clientId, ''));
  const [id = ''] = await refusedAs({ suffixes_pkey: () => suffixTaken({ suffix }) }, () =>
    insertTouchpoints({ db }, [
      {
        client_id: clientId,
        type: 'custom',
        configuration_slug: configuration.slug,
        suffix,
        dest_url: given.destUrl,
        description: given.description,
        quantity: given.quantity,
        code_address: codeAddress({ suffix, gtin: null, digitalLink: false }, brand, app.config),
        code_style: JSON.stringify(configuration.style),
        created_by: given.userId,
      },
    ]),
  );
  await app.events.publish(db, touchpointCreated, { clientId, payload: { touchpointIds: [id] } });
  return id;
}
