import { setImmediate as nextTurn } from 'node:timers/promises';
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { sql } from 'kysely';
import type { Form } from '#modules/forms/contract/form.ts';
import { formPageBroken, formPageMended } from '#modules/forms/contract/form-events.ts';
import type { PageCheck, PageOutcome } from '#modules/forms/contract/health-calls.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { OutboundError } from '#platform/server/outbound/outbound-error.ts';
import { clientAdminsPort } from '#platform/server/sessions/user-ports.ts';
import type { Context, FormsTables } from '../tables.ts';

/** Characters read before other work of the process gets its turn. */
const SLICE = 32 * 1024;

const COMMENT_OPENER = '<!--'.length;

const ignore = () => {};

const IGNORED: TokenizerCallbacks = {
  onattribdata: ignore,
  onattribentity: ignore,
  onattribend: ignore,
  onattribname: ignore,
  oncdata: ignore,
  onclosetag: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onopentagend: ignore,
  onopentagname: ignore,
  onprocessinginstruction: ignore,
  onselfclosingtag: ignore,
  ontext: ignore,
  ontextentity: ignore,
};

const HOPS = 5;
const TOTAL_MS = 15_000;
const PAGE_BYTES = 4 * 1024 * 1024;
const SCRIPT = 'comptoir-form.js';

const BODY = {
  formGone: 'leads:notify.page.formGone',
  scriptGone: 'leads:notify.page.scriptGone',
  error: 'leads:notify.page.error',
  ok: 'leads:notify.page.mendedBody',
} as const satisfies Record<PageOutcome, string>;

const MAX_STORED_CHECKS = 30;

/** Checks the page of a form, stores the result, and notifies when it breaks or works again [FORM-09]. */
export async function checkPage(
  { app }: { app: App },
  form: Form,
  signal?: AbortSignal,
): Promise<void> {
  const { clientId, id: formId } = form;
  const url = form.settings.lpeUrl;
  if (!url) return;
  // Fetches the page outside the transaction, so that no transaction waits for an external server.
  const found = await inspectPage({ app }, { url, formId, ...(signal && { signal }) });
  const bound: Db<FormsTables> = app.database.ofClient<FormsTables>(clientId);
  await bound.transaction().execute(async (db) => {
    // Serializes concurrent checks, so that the second sees the result of the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`page-check ${formId}`}, 0))`.execute(
      db,
    );
    const last = await db
      .selectFrom('leads.page_checks')
      .select(['outcome', 'url', 'is_broken'])
      .where('client_id', '=', clientId)
      .where('form_id', '=', formId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const before = last?.url === url ? last : undefined;
    // One failed request may be temporary; only a second failure in a row counts as broken.
    const isBroken =
      found.outcome !== 'ok' &&
      (found.outcome !== 'error' || (before !== undefined && before.outcome !== 'ok'));
    await db
      .insertInto('leads.page_checks')
      .values({
        client_id: clientId,
        id: uuidV7(),
        form_id: formId,
        url,
        ...found,
        is_broken: isBroken,
      })
      .execute();
    await forgetOld(db, { clientId, formId });
    const wasBroken = before?.is_broken ?? false;
    if (isBroken === wasBroken) return;
    await notifyPageStatus({ db, app }, { form, isBroken, outcome: found.outcome });
    if (isBroken)
      await app.events.publish(db, formPageBroken, {
        clientId,
        payload: { formId, url, outcome: found.outcome },
      });
    else await app.events.publish(db, formPageMended, { clientId, payload: { formId, url } });
  });
}

async function forgetOld(
  db: Db<FormsTables>,
  { clientId, formId }: { clientId: string; formId: string },
): Promise<void> {
  await sql`
    delete from leads.page_checks
    where client_id = ${clientId} and form_id = ${formId} and id not in (
      select id from leads.page_checks where client_id = ${clientId} and form_id = ${formId}
      order by id desc limit ${MAX_STORED_CHECKS})`.execute(db);
}

/** Notifies the brand's admins; a repaired page withdraws the earlier warning. */
async function notifyPageStatus(
  { db, app }: Context,
  { form, isBroken, outcome }: { form: Form; isBroken: boolean; outcome: PageOutcome },
): Promise<void> {
  const { clientId, id } = form;
  const about = `form-page ${id} `;
  if (!isBroken) await app.notifications.withdraw(db, { clientId, about });
  const { admins } = await app.ports.call(clientAdminsPort, { clientId }, { db, app });
  const { name } = form.informations;
  const host = URL.parse(form.settings.lpeUrl)?.host ?? '';
  await app.notifications.notify(db, {
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

type Found = Pick<PageCheck, 'outcome' | 'status' | 'failure'>;

/**
 * Fetches a page like a visitor without scripts, validates each redirect target like the first URL, and searches for
 * the form [FORM-09].
 */
async function inspectPage(
  { app }: { app: Pick<App, 'outbound'> },
  { url, formId, signal }: { url: string; formId: string; signal?: AbortSignal },
): Promise<Found> {
  let address = url;
  try {
    for (let hops = 0; hops <= HOPS; hops += 1) {
      const { status, headers, body } = await app.outbound.request({
        url: address,
        headers: { accept: 'text/html', 'user-agent': 'Comptoir page check' },
        totalMs: TOTAL_MS,
        maxBytes: PAGE_BYTES,
        ...(signal && { signal }),
      });
      const next =
        status >= 300 && status < 400 && headers.location
          ? URL.parse(headers.location, address)
          : null;
      if (!next)
        return status >= 200 && status < 300
          ? { outcome: await findForm(body.toString('utf8'), formId), status, failure: null }
          : { outcome: 'error', status, failure: null };
      address = next.href;
    }
    return { outcome: 'error', status: 310, failure: null };
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof OutboundError)) throw error;
    return { outcome: 'error', status: null, failure: error.code };
  }
}

async function findForm(page: string, formId: string): Promise<Found['outcome']> {
  const markup = (await visibleMarkup(page)).toLowerCase();
  if (!markup.includes(formId.toLowerCase())) return 'formGone';
  return markup.includes(SCRIPT) ? 'ok' : 'scriptGone';
}

/**
 * Markup of a page without comments and `<link>` tags, which show nothing. Only tokenises: the time is linear, while building
 * an element tree could become quadratic by deep nesting.
 */
export async function visibleMarkup(page: string): Promise<string> {
  const visible: string[] = [];
  let from = 0;
  let linkStart: number | undefined;
  const hide = (start: number, end: number) => {
    visible.push(page.slice(from, start));
    from = end;
  };
  const endTag = (endIndex: number) => {
    if (linkStart !== undefined) hide(linkStart, endIndex + 1);
    linkStart = undefined;
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      ...IGNORED,
      onopentagname: (start, end) => {
        linkStart = page.slice(start, end).toLowerCase() === 'link' ? start - 1 : undefined;
      },
      onopentagend: endTag,
      onselfclosingtag: endTag,
      oncomment: (start, end) => hide(start - COMMENT_OPENER, Math.min(end + 1, page.length)),
    },
  );
  for (let at = 0; at < page.length; at += SLICE) {
    tokenizer.write(page.slice(at, at + SLICE));
    await nextTurn();
  }
  tokenizer.end();
  visible.push(page.slice(from));
  return visible.join('');
}
