import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { contactValueSchema } from '#modules/profile-hub/contract/contact.ts';
import { whichContactsSchema } from '#modules/profile-hub/contract/contact-list.ts';
import { optinSchema } from '#modules/profile-hub/contract/update-optin.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ChosenRecords } from '#platform/server/lists/chosen-batches.ts';
import { decideOtherwise, recordOptin } from '../../consents/record-optin.ts';
import type { RuleContext } from '../../segments/rule-sql.ts';
import type { ProfileHubTables } from '../../tables.ts';
import { chosenContacts } from '../contact-filter-sql.ts';
import { setCriterion } from '../set-criterion.ts';

/** A bulk change of contacts, run immediately or as a job [PH-02, PH-06]. */
export const bulkWorkSchema = z.object({
  which: whichContactsSchema,
  change: z.union([
    // A fixed time is stored, so that it stays the same when the job restarts.
    z.object({ action: z.literal('optin'), optin: optinSchema.extend({ at: z.string() }) }),
    z.object({ action: z.literal('criterion'), slug: z.string(), value: contactValueSchema }),
  ]),
});
export type BulkWork = z.output<typeof bulkWorkSchema>;
export type BulkAction = BulkWork['change']['action'];

/** Those that it would change. */
export function chosenBy({ which, change }: BulkWork, context: RuleContext): ChosenRecords {
  const chosen = chosenContacts(which, context);
  if (change.action === 'criterion') return chosen;
  const otherwise = decideOtherwise(change.optin, context.book);
  return { ...chosen, fits: sql<SqlBool>`${chosen.fits} and ${otherwise}` };
}

export function changeBatch(
  house: { db: Db<ProfileHubTables>; app: App },
  { clientId, userId }: { clientId: string; userId: string },
  { ids, change }: { ids: readonly string[]; change: BulkWork['change'] },
): Promise<number> {
  return change.action === 'optin'
    ? recordOptin(house, { clientId, userId }, { ids, optin: change.optin })
    : setCriterion(house, { clientId, userId }, { ids, ...change });
}
