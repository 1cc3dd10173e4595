import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { archiveClientCall } from '#modules/directory/contract/clients/client-calls.ts';
import {
  createLocatorCall,
  deleteLocatorCall,
  getLocatorCall,
  restoreLocatorVersionCall,
  saveLocatorCall,
} from '#modules/locator/contract/locator-calls.ts';
import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { siteAssets } from './site-assets.ts';
import { siteBrand } from './testing/site-brand.ts';

/** Two processes over one database, each with pages in its own memory. */
const first = await testApp();
const second = await testApp({ databaseUrl: first.databaseUrl });
const processes = await Promise.all(
  [first, second].map(({ server }) => server.listen({ port: 0, host: '127.0.0.1' })),
);
const above = await first.visitor().as(await first.people.user({ superAdmin: true }));

/**
 * Maximum delay until visitors see a published change and a directory change, as documented in
 * docs/decisions/locator-pages.md.
 */
const PUBLISHED_MS = 2_000;
const DIRECTORY_MS = 5_000;
const VISITORS = 50;
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)', 'accept-language': 'fr-FR' };

/** The test controls the clock of both processes. */
let ahead = 0;
const real = performance.now.bind(performance);
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => real() + ahead));

interface Seen {
  status: number;
  /** The numbers in header, footer and style of a page: one, unless versions are mixed. */
  versions: string;
  /** Host of its canonical URL. */
  host: string;
  /** Whether the store of Rodez is in the list, and open. */
  store: 'open' | 'closed' | 'none';
}

/** Simulated visitors that read a page from both processes, and its style from the other process, until stopped. */
function readAlways(path: string, count = VISITORS) {
  const seen: (Seen & { moment: number })[] = [];
  let [moment, isOver] = [0, false];
  const read = async (address: string, other: string) => {
    const began = moment;
    const page = await fetch(address + path, { headers: BROWSER });
    const body = await page.text();
    const [, style] = /href="([^"]*brand\.css[^"]*)"/.exec(body) ?? [];
    const css = style ? await (await fetch(other + style, { headers: BROWSER })).text() : '';
    const numbers = `${body}${css}`.matchAll(/(?:Head|Foot|\.mark)-(\d)/g);
    const store = body.split('class="store-item"').find((item) => item.includes('Mazel'));
    seen.push({
      moment: began,
      status: page.status,
      versions: [...new Set([...numbers].map(([, number]) => number))].join(' '),
      host: /rel="canonical" href="\w+:\/\/([^/"]+)/.exec(body)?.[1] ?? '',
      store: !store ? 'none' : store.includes('is-open') ? 'open' : 'closed',
    });
  };
  const visitors = Array.from({ length: count }, async (_, number) => {
    const [address = '', other = ''] = number % 2 ? processes : processes.toReversed();
    while (!isOver) await read(address, other);
  });
  const stop = () => {
    isOver = true;
    return Promise.allSettled(visitors);
  };
  onTestFinished(async () => void (await stop()));
  return {
    seen,
    /** Distinct values that visitors see from now on, after enough of them have loaded the page. */
    async fromNow<Field extends keyof Seen>(field: Field): Promise<Seen[Field][]> {
      moment += 1;
      const since = moment;
      const later = () => seen.filter((each) => each.moment >= since);
      await expect.poll(() => later().length).toBeGreaterThanOrEqual(count);
      return [...new Set(later().map((each) => each[field]))];
    },
    /** Statuses of all responses after the visitors have stopped. */
    async stop() {
      expect((await stop()).filter(({ status }) => status === 'rejected')).toEqual([]);
      return [...new Set(seen.map(({ status }) => status))].sort();
    },
  };
}

/** A configuration with its number in header, footer and style. */
function marked(number: number): Pick<LocatorConfig, 'css' | 'header' | 'footer'> {
  const link = { url: 'https://aubrac.example/', locales: [] };
  return {
    css: `.mark-${number} { color: red; }`,
    header: [{ ...link, text: `Head-${number}` }],
    footer: [{ ...link, text: `Foot-${number}` }],
  };
}

async function brandWithPages() {
  const brand = await siteBrand(first, { locales: ['fr'], config: marked(0) });
  const admin = await first.adminOf(brand.client);
  const params = { slug: brand.slug };
  const publish = async (number: number, given: { host?: string } = {}) => {
    const { config } = (await admin.call(getLocatorCall, { params })).body;
    const body = { config: { ...config, ...marked(number) }, ...given };
    const saved = await admin.call(saveLocatorCall, { params, body });
    expect(saved.status).toBe(200);
    return saved.body.version;
  };
  return { ...brand, admin, params, publish };
}

test('two seconds after publishing every process serves the new page, and no visitor ever gets mixed versions [LOC-03] [LOC-06]', async () => {
  const { slug, admin, params, publish } = await brandWithPages();
  const version = await publish(1);
  const visitors = readAlways(`/l/${slug}?q=Rodez`);
  await visitors.fromNow('versions');
  const host = `stores.${slug}.example`;
  const changes: [string, () => Promise<unknown>][] = [
    ['2', () => publish(2)],
    ['1', () => admin.call(restoreLocatorVersionCall, { params: { ...params, version } })],
    ['3', () => publish(3, { host })],
  ];
  for (const [expected, change] of changes) {
    await change();
    ahead += PUBLISHED_MS;
    expect(await visitors.fromNow('versions')).toEqual([expected]);
  }
  expect(await visitors.fromNow('host')).toEqual([host]);
  expect(await visitors.stop()).toEqual([200]);
  expect(visitors.seen.filter(({ versions }) => !/^\d$/.test(versions))).toEqual([]);
});

test('a style is stored by browsers only under the address that names it [LOC-06]', async () => {
  const { slug, publish } = await brandWithPages();
  await publish(1);
  const caching = async (address: string, version: string) => {
    const style = await fetch(`${address}/l/${slug}/-/brand.css?v=${version}`);
    return [style.headers.get('cache-control'), (await style.text()).includes('.mark-2')];
  };
  const styleOf = async (address: string) =>
    /brand\.css\?v=(\w+)/.exec(await (await fetch(`${address}/l/${slug}`)).text())?.[1] ?? '';
  const [one = '', other = ''] = processes;
  // Both processes have cached version 1; then only one of them has read version 2.
  expect(await styleOf(one)).toBe(await styleOf(other));
  await publish(2);
  expect(await caching(other, 'unknown')).toEqual(['no-store', true]);
  const version = await styleOf(other);
  expect(await caching(one, version)).toEqual(['public, max-age=31536000', true]);
});

test('visitors of all processes see changed hours and deleted stores, and no page fails meanwhile [LOC-06]', async () => {
  const { slug, client, ids } = await brandWithPages();
  const store = sql`client_id = ${client.id} and id = ${ids.get('Coutellerie du Mazel')}`;
  const db = first.app.database.acrossClients();
  const visitors = readAlways(`/l/${slug}?q=Rodez`);
  const allSee = async (state: Seen['store']) => {
    await expect.poll(() => visitors.fromNow('store')).toEqual([state]);
    // No visitor sees the old state again.
    expect(await visitors.fromNow('store')).toEqual([state]);
  };
  await allSee('open');
  const closed = '{"mon":[],"tue":[],"wed":[],"thu":[],"fri":[],"sat":[],"sun":[]}';
  await sql`update directory.locations set opening_hours = ${closed} where ${store}`.execute(db);
  await allSee('closed');
  await sql`delete from directory.locations where ${store}`.execute(db);
  // The second change within five seconds waits for their end.
  ahead += DIRECTORY_MS;
  await allSee('none');
  expect(await visitors.stop()).toEqual([200]);
});

test('an archived client and a deleted locator have no pages after two seconds, and a new one of the same slug shows nothing of them [LOC-01] [LOC-06]', async () => {
  const [archived, deleted] = [await brandWithPages(), await brandWithPages()];
  const ofArchived = readAlways(`/l/${archived.slug}`, VISITORS / 2);
  const ofDeleted = readAlways(`/l/${deleted.slug}`, VISITORS / 2);
  const shown = async () => [
    await ofArchived.fromNow('versions'),
    await ofDeleted.fromNow('versions'),
  ];
  expect(await shown()).toEqual([['0'], ['0']]);
  const uuid = archived.client.id;
  expect((await above.call(archiveClientCall, { params: { uuid }, body: {} })).status).toBe(200);
  await deleted.admin.call(deleteLocatorCall, { params: deleted.params });
  ahead += PUBLISHED_MS;
  expect([await ofArchived.fromNow('status'), await ofDeleted.fromNow('status')]).toEqual([
    [410],
    [404],
  ]);
  const closed = await fetch(`${processes[0]}/l/${archived.slug}`);
  expect(closed.headers.get('content-security-policy')).toContain("style-src 'self'");
  expect(await closed.text()).toContain(`<link rel="stylesheet" href="${siteAssets.style}">`);
  const params = { clientId: deleted.client.id };
  const body = { name: 'Another', slug: deleted.slug };
  expect((await deleted.admin.call(createLocatorCall, { params, body })).status).toBe(201);
  ahead += PUBLISHED_MS;
  expect(await ofDeleted.fromNow('status')).toEqual([200]);
  expect(await shown()).toEqual([[''], ['']]);
  expect([await ofArchived.stop(), await ofDeleted.stop()]).toEqual([
    [200, 410],
    [200, 404],
  ]);
});
