import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkFormPageCall, getFormHealthCall } from '#modules/forms/contract/health-calls.ts';
import { jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { brandWithForm } from '../testing/brand-with-form.ts';
import { checkFormPage, checkPagesJob } from './check-pages.job.ts';

const pages = new Map<string, { status: number; body: string; location?: string }>();
const site = createServer((request, response) => {
  const page = pages.get(request.url ?? '') ?? { status: 404, body: 'none' };
  response.writeHead(page.status, page.location ? { location: page.location } : {}).end(page.body);
});
await new Promise<void>((listening) => {
  site.listen(0, '127.0.0.1', listening);
});
afterAll(() => site.close());
const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

const suite = await testApp({ environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
const { app } = suite;
let { client, admin, form } = await brandWithForm(suite);
const path = () => `/${form.id}`;
const whole = () => ({
  status: 200,
  body: `<script src="https://suite.test/widget/1/comptoir-form.js"></script><comptoir-form form="${form.id}">`,
});

beforeEach(async () => {
  ({ client, admin, form } = await brandWithForm(suite));
  const lpeUrl = `${address}${path()}`;
  const settings = { ...form.settings, lpeUrl, healthCheckFrequency: 'hourly' as const };
  await sql`
    update leads.forms set settings = ${JSON.stringify(settings)}::jsonb where id = ${form.id}`.execute(
    app.database.acrossClients(),
  );
});
const look = () => admin.call(checkFormPageCall, { params: { formId: form.id } });
async function bell(): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select title ->> 'key' as key from platform.notifications where client_id = ${client.id} order by id`.execute(
    app.database.acrossClients(),
  );
  return rows.map(({ key }) => key);
}

test('a page that lost its form causes one notification, and so does its recovery [FORM-09]', async () => {
  pages.set(path(), { status: 302, body: '', location: `${path()}/fr` });
  pages.set(`${path()}/fr`, whole());
  expect((await look()).body).toMatchObject({ state: 'healthy', checks: [{ outcome: 'ok' }] });
  pages.set(`${path()}/fr`, {
    status: 200,
    body: `<!-- ${whole().body} --> <link rel="preload" as="fetch" href="/forms${path()}"> Closed`,
  });
  expect((await look()).body).toMatchObject({
    state: 'broken',
    checks: [{ outcome: 'formGone' }, {}],
  });
  await look();
  expect(await bell()).toEqual(['leads:notify.page.brokenTitle']);
  pages.set(`${path()}/fr`, whole());
  await look();
  expect(await bell()).toEqual(['leads:notify.page.mendedTitle']);
  const events = await sql<{ type: string }>`
    select type from platform.events where client_id = ${client.id} and type like 'form.page%' order by id`.execute(
    app.database.acrossClients(),
  );
  expect(events.rows.map(({ type }) => type)).toEqual(['form.page-broken', 'form.page-mended']);
});

test.each([404, 503])(
  'a page that answers %i is failing and never healthy, and the admins hear of it the second time [FORM-09]',
  async (status) => {
    pages.set(path(), { status, body: '' });
    expect((await look()).body).toMatchObject({ state: 'failing', checks: [{ status }] });
    expect(await bell()).toEqual([]);
    expect((await look()).body.state).toBe('broken');
    expect(await bell()).toEqual(['leads:notify.page.brokenTitle']);
  },
);

test('the scheduled job checks only pages that are due [FORM-09]', async () => {
  pages.set(path(), { status: 200, body: `<comptoir-form form="${form.id}">` });
  const count = async () => {
    await app.jobs.enqueue(app.database.acrossClients(), checkPagesJob, {});
    await jobsAreDone(app, checkPagesJob.name);
    await jobsAreDone(app, checkFormPage.name);
    const { body } = await admin.call(getFormHealthCall, { params: { formId: form.id } });
    return body.checks.map(({ outcome }) => outcome);
  };
  expect(await count()).toEqual(['scriptGone']);
  expect(await count()).toEqual(['scriptGone']);
  await sql`update leads.page_checks set at = now() - interval '61 minutes'`.execute(
    app.database.acrossClients(),
  );
  expect(await count()).toEqual(['scriptGone', 'scriptGone']);
});
