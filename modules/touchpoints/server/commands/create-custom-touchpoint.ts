import type { z } from 'zod';
import type { createCustomTouchpointCall } from '#modules/touchpoints/contract/create-touchpoints.ts';
import { touchpointCreated } from '#modules/touchpoints/contract/touchpoint-events.ts';
import { touchpointFields } from '#modules/touchpoints/contract/touchpoint-fields.ts';
import { suffixTaken } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import type { App } from '#platform/server/app.ts';
import { constraintProblem } from '#platform/server/database/constraint-problem.ts';
import type { Db } from '#platform/server/database/database.ts';
import { givenColumns } from '#platform/server/fields/field-sql.ts';
import { refuseLoop } from '../policies/destination.policy.ts';
import { heldConfiguration } from '../queries/configurations.ts';
import { freeSuffix } from '../queries/free-suffix.ts';
import { readClientBrand } from '../queries/read-client-brand.ts';
import { codeAddress } from '../short-url.ts';
import type { TouchpointsTables } from '../tables.ts';
import { insertTouchpoints, type NewTouchpoint } from './insert-touchpoints.ts';

type Given = Omit<z.output<typeof createCustomTouchpointCall.body>, 'brandId'>;

/** Makes a short URL and its code for an address, and gives its id [TP-03]. */
export async function createCustomTouchpoint(
  { db, app }: { db: Db<TouchpointsTables>; app: App },
  { clientId, userId, ...given }: Given & { clientId: string; userId: string },
): Promise<string> {
  const configuration = await heldConfiguration(
    { db },
    { clientId, slug: given.configurationSlug },
  );
  await refuseLoop({ app }, { address: given.destUrl, siteUrl: configuration.siteUrl });
  const brand = await readClientBrand({ db, app }, clientId);
  const suffix = given.sourceSuffix ?? (await freeSuffix({ db }, clientId, ''));
  const [id = ''] = await constraintProblem({ suffixes_pkey: () => suffixTaken({ suffix }) }, () =>
    insertTouchpoints({ db }, [
      {
        ...givenColumns<Partial<NewTouchpoint>>(touchpointFields, given),
        client_id: clientId,
        type: 'custom',
        configuration_slug: configuration.slug,
        suffix,
        code_address: codeAddress({ suffix, gtin: null, digitalLink: false }, brand, app.config),
        code_style: JSON.stringify(configuration.style),
        created_by: userId,
      },
    ]),
  );
  await app.events.publish(db, touchpointCreated, { clientId, payload: { touchpointIds: [id] } });
  return id;
}
