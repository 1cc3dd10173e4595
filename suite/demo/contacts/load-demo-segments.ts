import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import type { CriteriaIndex } from '#modules/profile-hub/server/criteria/criteria-index.ts';
import type { ProfileHubTables } from '#modules/profile-hub/server/tables.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { ViewsTables } from '#platform/server/views/tables.ts';
import { demoUsers } from '../demo-people.ts';
import type { LoadedContact } from './load-demo-consents.ts';

/** Three segments with live rules, and one with contacts from the fair. */
export async function loadDemoSegments(
  { db, book }: { db: Db<ProfileHubTables>; book: CriteriaIndex },
  clientId: string,
  contacts: readonly LoadedContact[],
): Promise<void> {
  const cocotte = book.bySlug('owns')?.options.find(({ label }) => label === 'Cocotte')?.id ?? 0;
  const fair = uuidV7();
  const live: Readonly<Record<string, RuleGroup>> = {
    'Herbstaktion Gusseisen': {
      condition: 'and',
      filters: [
        { field: 'optin_email', operator: 'is', value: true },
        { field: 'country', operator: 'isOneOf', value: ['DE', 'AT', 'CH'] },
        {
          condition: 'or',
          filters: [
            { field: 'owns', operator: 'isOneOf', value: [Number(cocotte)] },
            { field: '@lastScan', operator: 'withinLast', value: 90 },
            { field: '@segment', operator: 'is', value: fair },
          ],
        },
      ],
    },
    'Messerfreunde AT': {
      condition: 'and',
      filters: [
        { field: 'country', operator: 'is', value: 'AT' },
        { field: 'favourite_knife', operator: 'isNotEmpty' },
      ],
    },
    'Club des couteliers': {
      condition: 'and',
      filters: [{ field: 'club_des_couteliers', operator: 'is', value: true }],
    },
  };
  const segment = { client_id: clientId, saved: true };
  const ids = new Map(Object.keys(live).map((name) => [name, uuidV7()]));
  await db
    .insertInto('profile_hub.segments')
    .values([
      ...Object.entries(live).map(([name, rules]) => ({
        ...segment,
        id: ids.get(name) ?? uuidV7(),
        name,
        kind: 'live' as const,
        rules: JSON.stringify(rules),
      })),
      { ...segment, id: fair, name: 'Salon de Lyon', kind: 'static' as const },
    ])
    .execute();
  await db
    .insertInto('profile_hub.segment_members')
    .values(
      contacts
        .filter(({ daysAgo, origin }) => daysAgo === 55 && origin === 'import')
        .map(({ id }) => ({ client_id: clientId, segment_id: fair, contact_id: id })),
    )
    .execute();
  await loadDemoViews(db as unknown as Db<ViewsTables>, clientId, ids);
}

/** Three views of the list, shared with the brand, which appear as tabs. */
async function loadDemoViews(
  db: Db<ViewsTables>,
  clientId: string,
  segments: ReadonlyMap<string, string>,
): Promise<void> {
  const ofSegment = (name: string) => `f.segment=any-of:${segments.get(name)}`;
  const views = {
    'Herbstaktion Gusseisen': ofSegment('Herbstaktion Gusseisen'),
    'Messerfreunde AT': `${ofSegment('Messerfreunde AT')}&sort=name`,
    'Club des couteliers': 'f.consent=any-of:club_des_couteliers&sort=-known',
  };
  await db
    .insertInto('platform.saved_views')
    .values(
      Object.entries(views).map(([name, search]) => ({
        client_id: clientId,
        id: uuidV7(),
        user_id: demoUsers[0]?.id ?? '',
        list: 'profile-hub.contacts',
        name,
        search: `${search}&columns=name,email,city,optin,own-owns,known,lastActivityAt`,
        shared: true,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
