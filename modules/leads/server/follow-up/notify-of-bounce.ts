import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { brandUsersWith } from '#platform/server/sessions/brand-users-port.ts';
import type { WhichLead } from '../leads/lead-row.ts';

const MENU = 'platform/leads';

/** Responsible after the bounce: other recipients, the brand's admins, none, or still the unreachable owner. */
export type NextAssignee = 'others' | 'admins' | 'nobody' | 'owner';

const BODY = {
  others: 'leads:clock.bounced.toOthers',
  admins: 'leads:clock.bounced.toAdmins',
  nobody: 'leads:clock.bounced.toNobody',
  owner: 'leads:clock.bounced.toOwner',
} as const satisfies Record<NextAssignee, string>;

/** Rings the bell of the brand's users: a shop cannot be reached; it names the shop's address and no consumer. */
export async function notifyOfBounce(
  { db, app }: { db: Db; app: App },
  { clientId, id }: WhichLead,
  given: { next: NextAssignee; email: string; about: string },
): Promise<void> {
  const userIds = await app.ports.ask(brandUsersWith, { clientId, menu: MENU }, { db, app });
  await app.notifications.tell(db, {
    clientId,
    userIds,
    kind: 'mail-bounced',
    title: { key: 'leads:clock.bounced.title', params: { to: given.email } },
    body: { key: BODY[given.next], params: {} },
    actions: [
      {
        label: { key: 'leads:intake.bell.open', params: {} },
        path: `/platform/leads?lead=${id}`,
      },
    ],
    dedupeKey: `lead ${id} bounced ${given.about}`,
  });
}
