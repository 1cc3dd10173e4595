import { sql } from 'kysely';
import {
  type ChangeRequestRow,
  createChangeRequest,
  openChangeRequests,
} from '#modules/directory/contract/change-requests/change-request.ts';
import {
  type ChangeRequestFilters,
  exportChangeRequestsCall,
} from '#modules/directory/contract/change-requests/change-request-calls.ts';
import { changeDecided, changeRequested } from '#modules/directory/contract/events.ts';
import { decideChanges } from '#modules/directory/contract/permissions.ts';
import { holds, ROLES } from '#platform/contract/permission.ts';
import type { App } from '#platform/server/app.ts';
import { defineExport } from '#platform/server/exports/define-export.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { answerPort, type SearchSource } from '#platform/server/module-parts.ts';
import { blankMentions, rowsThatMention } from '#platform/server/persons/mentions.ts';
import type { PersonalDataHandler } from '#platform/server/persons/persons.ts';
import { createChangeRequestsMigration } from '../migrations/create-change-requests.migration.ts';
import type { DirectoryTables } from '../tables.ts';
import { changeRequestDecisions } from './change-request-decisions.ts';
import * as routes from './change-requests.routes.ts';
import { createRequest } from './create-change-request.ts';
import {
  countOpenRequests,
  listRequests,
  type RequestReader,
  readRequestRows,
  requestFits,
} from './list-change-requests.ts';

const BATCH = 500;

const FIRST = '00000000-0000-0000-0000-000000000000';

/** Exports requests of a state, for admins [OPP-06]. */
const changeRequestExport = defineExport<ChangeRequestRow, ChangeRequestFilters, DirectoryTables>({
  name: 'directory.change-requests',
  call: exportChangeRequestsCall,
  title: 'directory:changeRequest.exportTitle',
  fileName: 'suggestions',
  columns: [
    { label: 'directory:field.code', value: ({ location }) => location.code },
    { label: 'directory:field.name', value: ({ location }) => location.name },
    { label: 'directory:field.city', value: ({ location }) => location.city },
    {
      label: 'directory:changeRequest.column.kind',
      value: ({ kind }, { translate }) => translate(`directory:changeRequest.kind.${kind}`),
    },
    {
      label: 'directory:changeRequest.column.fields',
      value: ({ fields }, { translate }) =>
        fields.map((field) => translate(`directory:field.${field}`)).join(', '),
    },
    { label: 'directory:changeRequest.column.target', value: ({ target }) => target },
    {
      label: 'directory:changeRequest.column.evidence',
      value: ({ evidence }, { translate }) =>
        translate(`directory:changeRequest.evidence.${evidence}`),
    },
    { label: 'directory:changeRequest.column.requester', value: ({ requester }) => requester.name },
    {
      label: 'directory:changeRequest.column.state',
      value: ({ state }, { translate }) => translate(`directory:changeRequest.state.${state}`),
    },
    {
      label: 'directory:changeRequest.column.requestedAt',
      value: ({ requestedAt }) => requestedAt,
      dates: 'moment',
    },
    {
      label: 'directory:changeRequest.column.decidedAt',
      value: ({ decidedAt }) => decidedAt,
      dates: 'moment',
    },
  ],
  async *rows({ db, app, clientId, filters }) {
    const reader: RequestReader = { clientId, userId: FIRST, seesAll: true };
    const fits = requestFits(reader, filters);
    for (let after = FIRST; ; ) {
      const page = await readRequestRows(
        { db, app },
        reader,
        sql<boolean>`${fits} and request.id > ${after}`,
        BATCH,
      );
      const last = page.at(-1);
      if (!last) return;
      yield page;
      after = last.id;
    }
  },
});

/** Searches open requests by name, code or address of the location, for the header search. */
const searchChangeRequests: SearchSource = {
  kind: 'suggestions',
  menu: 'platform/opportunity',
  roles: ROLES,
  async search({ words, limit, db, app, clientId, principal }) {
    const membership = principal.memberships.get(clientId);
    const seesAll = membership !== undefined && holds(decideChanges, membership);
    const reader = { clientId, userId: principal.userId, seesAll };
    const query = { state: 'open', q: words, page: 1, limit } as const;
    const { items, total } = await listRequests({ db, app }, reader, query);
    return {
      total,
      hits: items.map(({ id, location, requester }) => ({
        id,
        path: `platform/opportunity/suggestions?request=${id}`,
        title: location.name,
        meta: [location.city, requester.name].filter(Boolean).join(', '),
      })),
    };
  },
};

const FREE_TEXT = {
  table: 'directory.change_requests',
  columns: { comment: 'text', messages: 'jsonb', reason: 'text' },
} as const;
const MENTIONS = 'directory:changeRequest.held';

/** Comments may name any person. The requested changes concern a shop, so they are not personal data. */
const changeRequestsOfPerson: PersonalDataHandler<App> = {
  async held(person, { db }) {
    const shown = sql`comment, messages, reason`;
    return [
      { what: MENTIONS, records: await rowsThatMention({ db }, person, { ...FREE_TEXT, shown }) },
    ];
  },
  async erase(person, { db }) {
    return [{ what: MENTIONS, count: await blankMentions({ db }, person, FREE_TEXT) }];
  },
};

/** Parts of the directory for suggested changes of locations [OPP-06]. */
export const changeRequestsModule = {
  migrations: [createChangeRequestsMigration],
  routes: [...Object.values(routes), ...changeRequestExport.routes],
  jobs: changeRequestExport.jobs,
  events: [changeRequested, changeDecided],
  searches: [searchChangeRequests],
  decisions: changeRequestDecisions,
  ports: [
    answerPort(createChangeRequest, (given, context) => createRequest(context, given)),
    answerPort(openChangeRequests, (given, { db }) => countOpenRequests({ db }, given)),
  ],
  persons: changeRequestsOfPerson,
} satisfies Partial<ServerModule>;
