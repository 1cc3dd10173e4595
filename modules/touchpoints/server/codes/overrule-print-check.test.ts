import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { PLAIN_STYLE } from '#modules/touchpoints/contract/code-style.ts';
import type { GuardCheck } from '#modules/touchpoints/contract/print-guard.ts';
import {
  getQrCodeCall,
  overrulePrintCheckCall,
  tryQrCodeCall,
} from '#modules/touchpoints/contract/qr-codes.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { readClientBrand } from '../configurations/brand-settings.ts';
import type { TouchpointsTables } from '../tables.ts';
import { madeTouchpoint } from '../testing/made-touchpoint.ts';
import { readStoredCode } from './stored-code.ts';
import { type CodeFileContext, codeFile } from './zip/code-files.ts';

const suite = await testApp({ work: false });
const all = suite.app.database.acrossClients<TouchpointsTables>();
const client = await suite.people.client();
const { brandId } = client;
const admin = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
const visitor = await suite.visitor().as(admin);
const reader = await suite.visitor().as(
  await suite.people.user({
    at: [{ client, role: 'brand_user', menus: ['touchpoints/import'] }],
  }),
);
const pale = { ...PLAIN_STYLE, foreground: '#cccccc', quietZone: 3 };

const touchpoint = (suffix: string) =>
  madeTouchpoint(suite.app, client, { suffix, code_style: JSON.stringify(pale) });

const overrule = (id: string, checks: GuardCheck[], by = visitor) =>
  by.call(overrulePrintCheckCall, { params: { id }, body: { brandId, checks, sideMm: 25 } });

const print = async (id: string, sideMm = 25) => {
  const query = { brandId, use: 'print' as const, sideMm };
  const { status, problem } = await visitor.call(getQrCodeCall, { params: { id }, query });
  return status === 200 ? 'printed' : problem?.params;
};

test('a code is printed in spite of the errors that a person names, and of no others [TP-05]', async () => {
  const id = await touchpoint('pale-one');
  expect(await print(id)).toEqual({ checks: 'contrast, quietZone' });
  await overrule(id, ['contrast']);
  expect(await print(id)).toEqual({ checks: 'quietZone' });
  await overrule(id, ['contrast', 'quietZone']);
  expect(await print(id)).toBe('printed');
});

test('an override applies to the style that was seen and to sizes from the seen one upwards [TP-05]', async () => {
  const id = await touchpoint('pale-two');
  await overrule(id, ['contrast', 'quietZone', 'module']);
  expect(await print(id, 40)).toBe('printed');
  expect(await print(id, 24)).toEqual({ checks: 'contrast, quietZone' });
  await sql`update touchpoints.touchpoints
    set code_style = code_style || '{"foreground":"#eeeeee"}' where id = ${id}`.execute(all);
  expect(await print(id, 40)).toEqual({ checks: 'contrast, quietZone' });
});

test('the audit log records each override with user and checks [TP-05]', async () => {
  const id = await touchpoint('pale-three');
  for (const _ of [1, 2]) await overrule(id, ['contrast']);
  const { rows } = await sql`
    select action, label, user_id as "userId", after -> 'checks' as checks from platform.audit_entries
    where record = 'touchpoints.print_overrules' and record_id = ${id} order by id`.execute(all);
  const line = { label: 'pale-three', userId: admin.id };
  expect(rows).toMatchObject([
    { ...line, action: 'created', checks: ['contrast'] },
    { ...line, action: 'changed' },
  ]);
});

test('the screen and the archive show which checks were overruled [TP-05] [TP-07]', async () => {
  const id = await touchpoint('pale-four');
  await overrule(id, ['contrast', 'quietZone']);
  const { body } = await visitor.call(tryQrCodeCall, {
    params: { id },
    body: { brandId, style: pale, digitalLink: false, sideMm: 25, quantity: null, ended: null },
  });
  expect(body.findings.filter(({ isOverruled }) => isOverruled)).toMatchObject([
    { check: 'contrast', verdict: 'warning' },
    { check: 'quietZone', verdict: 'warning' },
  ]);
  const db = suite.app.database.ofClient<TouchpointsTables>(client.id);
  const context: CodeFileContext = {
    brand: await readClientBrand({ db, app: suite.app }, client.id),
    suite: suite.app.config,
    logos: { take: async () => ({ logo: null, isMissing: false }) },
    translate: suite.app.texts.translator('en'),
    options: { format: 'svg', size: 500, sideMm: 25, heldBack: 'leaveOut' },
  };
  const { file, line } = await codeFile(
    await readStoredCode({ db }, { clientId: client.id, id }),
    context,
  );
  expect(file?.name).toContain('pale-four');
  expect(line.print_guard).toBe('Warning: contrast (approved), quiet zone (approved)');
});

test('only users who may change a touchpoint can overrule its checks, and an unknown touchpoint is not found [TP-05]', async () => {
  const id = await touchpoint('pale-five');
  expect((await overrule(id, ['contrast'], reader)).status).toBe(403);
  expect((await overrule('0'.repeat(24), ['contrast'])).status).toBe(404);
  expect(await print(id)).toEqual({ checks: 'contrast, quietZone' });
});

test('a user cannot overrule checks of another brand’s touchpoint, under either brand [TP-05]', async () => {
  const theirs = await touchpoint('pale-six');
  const other = await suite.people.client();
  const stranger = await suite.adminOf(other);
  const tried = (brand: string, id: string) =>
    stranger.call(overrulePrintCheckCall, {
      params: { id },
      body: { brandId: brand, checks: ['contrast', 'quietZone'], sideMm: 25 },
    });
  expect((await tried(other.brandId, theirs)).status).toBe(404);
  expect((await tried(other.brandId, theirs.toUpperCase())).status).toBe(404);
  expect((await tried(brandId, theirs)).status).toBe(403);
  expect(await print(theirs)).toEqual({ checks: 'contrast, quietZone' });
  const storedOverrules = await all
    .selectFrom('touchpoints.print_overrules')
    .select('client_id')
    .where('touchpoint_id', '=', theirs)
    .execute();
  expect(storedOverrules).toEqual([]);
});
