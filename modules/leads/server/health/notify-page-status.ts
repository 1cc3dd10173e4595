import type { Form } from '#modules/leads/contract/forms/form.ts';
import type { PageOutcome } from '#modules/leads/contract/forms/health-calls.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import { clientAdminsPort } from '#platform/server/sessions/admins-port.ts';

const BODY = {
  formGone: 'leads:notify.page.formGone',
  scriptGone: 'leads:notify.page.scriptGone',
  error: 'leads:notify.page.error',
  ok: 'leads:notify.page.mendedBody',
} as const satisfies Record<PageOutcome, string>;

/** Notifies the brand's admins; a repaired page withdraws the earlier warning. */
export async function notifyPageStatus(
  { db, app }: { db: Db; app: App },
  { form, isBroken, outcome }: { form: Form; isBroken: boolean; outcome: PageOutcome },
): Promise<void> {
  const { clientId, id } = form;
  const about = `form-page ${id} `;
  if (!isBroken) await app.notifications.withdraw(db, { clientId, about });
  const { admins } = await app.ports.ask(clientAdminsPort, { clientId }, { db, app });
  const { name } = form.informations;
  const host = URL.parse(form.settings.lpeUrl)?.host ?? '';
  await app.notifications.tell(db, {
    clientId,
    userIds: admins.map(({ userId }) => userId),
    kind: isBroken ? 'form-broken' : 'job-done',
    title: {
      key: isBroken ? 'leads:notify.page.brokenTitle' : 'leads:notify.page.mendedTitle',
      params: { form: name },
    },
    body: { key: BODY[outcome], params: { host } },
    actions: [
      {
        label: { key: 'leads:notify.page.open', params: {} },
        path: `/platform/forms/${id}?section=settings`,
      },
    ],
    dedupeKey: `${about}${uuidV7()}`,
  });
}
