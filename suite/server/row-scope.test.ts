import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  deactivateReviewCall,
  getBotEvaluationCall,
} from '#modules/communication/contract/replies/reply-calls.ts';
import { getReviewCall } from '#modules/communication/contract/reviews/review-calls.ts';
import {
  checkChangeCall,
  getChangeRequestCall,
  getRequestPhotoCall,
} from '#modules/directory/contract/change-requests/change-request-calls.ts';
import { listLocationsCall } from '#modules/directory/contract/locations/list-locations.ts';
import { getLocationCall } from '#modules/directory/contract/locations/manage-locations.ts';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { getLeadFileCall } from '#modules/leads/contract/leads/edit-calls.ts';
import {
  getClientLeadCall,
  getLeadCall,
  leadHistoryCall,
} from '#modules/leads/contract/leads/lead-calls.ts';
import {
  exportFormLeadsCall,
  exportLeadsCall,
  formLeadFiltersCall,
  listFormLeadsCall,
} from '#modules/leads/contract/leads/lead-list-calls.ts';
import {
  findLeadLocationsCall,
  locationAdministratorsCall,
} from '#modules/leads/contract/leads/lead-place-calls.ts';
import { brandLead } from '#modules/leads/server/testing/brand-lead.ts';
import {
  getAreasCall,
  getAreasFileCall,
  getClustersCall,
  getOutlinesCall,
} from '#modules/opportunity/contract/map-calls.ts';
import {
  getAreaDetailsCall,
  getAreaProspectsCall,
  getClusterDetailsCall,
  getMarkerCall,
} from '#modules/opportunity/contract/map-detail-calls.ts';
import { getOutlinePieceCall } from '#modules/opportunity/contract/outline-pieces.ts';
import type { CallDefinition } from '#platform/contract/call.ts';
import { listDecisionsCall } from '#platform/contract/decisions.ts';
import { clientViewCalls } from '#platform/contract/lists/saved-view.ts';
import { searchCall } from '#platform/contract/search.ts';
import { collectFromModules } from '#platform/server/collect-from-modules.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { testApp } from '#platform/testing/test-app.ts';

/** A user limited to some locations finds no data of others through any call [USR-10]. */
const suite = await testApp({ work: true });
const { database } = suite.app;
const client = await suite.people.client();
const owner = await suite.people.user({ at: [{ client, role: 'store_owner' }] });
const FOREIGN = 'Zinnoberladen';
const OWN = 'Eigenladen';
const own = uuidV7();
const product = uuidV7();
const foreign = uuidV7();
const form = await brandForm(suite.app, client.id);
const lead = await brandLead(
  suite.app,
  { clientId: client.id, formId: form.id },
  { locationId: own },
);

beforeAll(async () => {
  const db = database.ofClient(client.id);
  for (const [id, name] of [
    [own, OWN],
    [foreign, FOREIGN],
  ])
    await sql`
      insert into directory.locations (client_id, id, code, name, city, country, latitude, longitude)
      values (${client.id}, ${id}, ${name}, ${name}, ${name}, 'DE', 52.5, 13.4)`.execute(db);
  await sql`
    insert into opportunity.retailers
      (client_id, id, location_id, code, name, city, country, affiliation, activity, type, latitude, longitude, sells,
       area_1)
    select client_id, id, id, code, name, city, country, name, name, name, latitude, longitude, true,
      'DE:1:DE'
    from directory.locations where client_id = ${client.id}`.execute(db);
  await sql`
    insert into communication.reviews
      (client_id, id, origin, external_id, location_id, written_at, username, grade, comment, status, sentiment)
    values (${client.id}, ${foreign}, 'GMB', 'r1', ${foreign}, now(), ${FOREIGN}, 5, ${FOREIGN}, 'manual', 'PO')`.execute(
    db,
  );
  await sql`
    insert into directory.products (client_id, id, sku, names)
    values (${client.id}, ${product}, 'S-1', '{"en": "Knife"}')`.execute(db);
  await sql`
    insert into directory.associations (client_id, user_id, kind, location_id)
    values (${client.id}, ${owner.id}, 'location', ${own})`.execute(db);
});

test('every table that knows a location is bound to it', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.columns
    where column_name = 'location_id' and not exists (
      select from pg_policies
      where schemaname = table_schema and tablename = table_name and policyname = 'own_locations')
    order by 1`.execute(database.acrossClients());
  // Associations are for user managers and show where others work, not what happens there. No call returns the location
  // of an intention: the demand of an area is the same for all users.
  expect(rows).toEqual([{ name: 'directory.associations' }, { name: 'opportunity.intentions' }]);
});

const calls: CallDefinition[] = collectFromModules(suite.modules, 'routes')
  .map(({ call }) => call)
  .filter(({ access }) => access.kind === 'client' && access.may.roles.includes('store_owner'));
const reads = calls.filter(({ method }) => method === 'GET');
/** Exports by a job; files in the response itself are among the read calls. */
const exports = calls.filter(
  ({ path, response }) => path.endsWith('/export') && !('file' in response),
);

/** Required parameters of calls. A new call for store owners fails here until it is listed. */
const NEEDED: Record<
  string,
  {
    path?: Record<string, string>;
    query?: Record<string, string>;
    /** Body of an export, where it is not a filter of everything. */
    body?: object;
    status?: number;
  }
> = {
  [searchCall.path]: { query: { q: FOREIGN } },
  [listDecisionsCall.path]: { query: { module: 'leads' } },
  [clientViewCalls.list.path]: { query: { list: 'directory.locations' } },
  '/gtr-core/clients/{uuid}/locations/{id}': { path: { id: own } },
  '/gtr-core/clients/{uuid}/locations/{id}/products': { path: { id: own } },
  '/gtr-core/clients/{uuid}/products/{id}': { path: { id: product } },
  ...leadsNeeded(),
  ...reviewsNeeded(),
  ...mapNeeded(),
  // This client has no logo.
  '/gtr-core/clients/{uuid}/logo': { status: 404 },
};

/** The review of another location is not found. */
function reviewsNeeded(): typeof NEEDED {
  return {
    [getReviewCall.path]: { path: { id: foreign }, status: 404 },
    [getBotEvaluationCall.path]: { query: { reviewId: foreign }, status: 404 },
    [deactivateReviewCall.path]: { path: { id: foreign }, status: 404 },
  };
}

/** Of the opportunity map, and of changes that are suggested there. */
function mapNeeded(): typeof NEEDED {
  const bounds = '-180,-85,180,85';
  const area = { path: { areaId: 'DE:1:DE' } };
  const request = { path: { id: foreign }, status: 404 };
  return {
    [getClustersCall.path]: { query: { bounds, zoom: '16' } },
    [getAreasCall.path]: { query: { level: '1' } },
    [getAreasFileCall.path]: { query: { level: '1', format: 'csv' } },
    [getOutlinesCall.path]: { query: { level: '1', bounds, zoom: '2' } },
    [getOutlinePieceCall.path]: {
      path: { version: 'none', level: '1', band: '0', part: 'none' },
      status: 404,
    },
    [getAreaDetailsCall.path]: area,
    [getAreaProspectsCall.path]: area,
    [getClusterDetailsCall.path]: { path: { zoom: '0', x: '0', y: '0' } },
    [getMarkerCall.path]: { path: { id: foreign }, status: 404 },
    [getChangeRequestCall.path]: request,
    [getRequestPhotoCall.path]: request,
    [checkChangeCall.path]: { query: { locationId: foreign }, status: 404 },
  };
}

function leadsNeeded(): typeof NEEDED {
  const ofForm = { formId: form.id };
  const ofLead = { path: { ...ofForm, leadId: lead } };
  return {
    [getLeadCall.path]: ofLead,
    [getClientLeadCall.path]: ofLead,
    [leadHistoryCall.path]: ofLead,
    [getLeadFileCall.path]: { path: { ...ofLead.path, fileId: foreign }, status: 404 },
    // A lead may go to any shop of the brand, as the shop finder lists them.
    [findLeadLocationsCall.path]: { path: ofForm, query: { search: OWN } },
    [locationAdministratorsCall.path]: { path: { locationId: own } },
    [listFormLeadsCall.path]: { path: ofForm },
    [formLeadFiltersCall.path]: { path: ofForm },
    [exportFormLeadsCall.path]: { path: ofForm, query: { format: 'csv' }, status: 202 },
    [exportLeadsCall.path]: { body: { format: 'csv', filters: { filter: {} } } },
  };
}

describe.each(reads.map((call) => [call.path, call] as const))('GET %s', (path, call) => {
  test('answers a store owner without anything of another location [USR-10]', async () => {
    const needed = NEEDED[path] ?? {};
    const address = addressOf(path);
    const [part, key = ''] = call.access.kind === 'client' ? call.access.client.split('.') : [];
    const query = new URLSearchParams({
      ...(part === 'query' && { [key]: key.startsWith('brand') ? client.brandId : client.id }),
      ...needed.query,
    });
    const answer = await (await suite.visitor().as(owner)).send({
      method: 'GET',
      path: `${address}?${query}`,
    });
    expect(answer.status).toBe(needed.status ?? 200);
    expect(answer.raw.body).not.toContain(FOREIGN);
    expect(answer.raw.body).not.toContain(foreign);
  });
});

test('a store owner lists and counts only their own locations [USR-10]', async () => {
  const visitor = await suite.visitor().as(owner);
  const list = await visitor.call(listLocationsCall, { params: { uuid: client.id }, query: {} });
  expect(list.body.items.map(({ name }) => name)).toEqual([OWN]);
  expect(list.body.total).toBe(1);
});

test('a store owner cannot read another location by its id [USR-10]', async () => {
  const visitor = await suite.visitor().as(owner);
  const answer = await visitor.call(getLocationCall, { params: { uuid: client.id, id: foreign } });
  expect(answer.status).toBe(404);
});

describe.each(exports.map((call) => [call.path, call] as const))('export %s', (path, call) => {
  test('makes a file without anything of another location [USR-10]', async () => {
    const visitor = await suite.visitor().as(owner);
    const started = await visitor.send<{ jobId: string }>({
      method: call.method,
      path: `${addressOf(path)}?${new URLSearchParams(NEEDED[path]?.query)}`,
      ...(call.method === 'POST' && {
        body: NEEDED[path]?.body ?? { format: 'csv', filters: {} },
      }),
    });
    expect(started.status).toBe(202);
    const { path: file } = await exportOf(started.body.jobId);
    const answer = await visitor.send({ method: 'GET', path: file });
    expect(answer.status).toBe(200);
    expect(answer.raw.body).not.toContain(FOREIGN);
    if (path.includes('locations')) expect(answer.raw.body).toContain(OWN);
  });
});

function addressOf(path: string): string {
  const parts: Record<string, string> = {
    clientId: client.id,
    uuid: client.id,
    ...NEEDED[path]?.path,
  };
  return path.replaceAll(/\{(\w+)\}/g, (_, name) => parts[name] ?? 'missing');
}

/** The outcome of an export, when its job is done. */
async function exportOf(jobId: string): Promise<{ path: string }> {
  return until(async () => {
    const { rows } = await sql<{ state: string; result: { path: string } | null }>`
      select state, result from platform.jobs where id = ${jobId}`.execute(
      database.acrossClients(),
    );
    return rows[0]?.state === 'done' && (rows[0].result ?? { path: '' });
  });
}
