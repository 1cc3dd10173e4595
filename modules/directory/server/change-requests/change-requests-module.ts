import { sql } from 'kysely';
import {
  createChangeRequest,
  openChangeRequests,
} from '#modules/directory/contract/change-requests/change-request-ports.ts';
import { changeDecided, changeRequested } from '#modules/directory/contract/events.ts';
import { decideChanges } from '#modules/directory/contract/permissions.ts';
import { holds } from '#platform/contract/permission.ts';
import { ROLES } from '#platform/contract/role.ts';
import { answerPort } from '#platform/server/answer-port.ts';
import type { App } from '#platform/server/app.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { blankMentions, rowsThatMention } from '#platform/server/persons/mentions.ts';
import type { PersonalDataHandler } from '#platform/server/persons/personal-data-handler.ts';
import type { SearchSource } from '#platform/server/search-source.ts';
import { createChangeRequestsMigration } from '../migrations/create-change-requests.migration.ts';
import * as routes from './change-requests.routes.ts';
import { createRequest } from './create-change-request.ts';
import { changeRequestExport } from './export-change-requests.ts';
import { countOpenRequests, listRequests } from './list-change-requests.ts';

/** Open requests by the name, code or address of their location, for the search in the header. */
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

/** What suggested changes of locations bring to the directory [OPP-06]. */
export const changeRequestsModule = {
  migrations: [createChangeRequestsMigration],
  routes: [...Object.values(routes), ...changeRequestExport.routes],
  jobs: changeRequestExport.jobs,
  events: [changeRequested, changeDecided],
  searches: [searchChangeRequests],
  ports: [
    answerPort(createChangeRequest, (given, context) => createRequest(context, given)),
    answerPort(openChangeRequests, (given, { db }) => countOpenRequests({ db }, given)),
  ],
  persons: changeRequestsOfPerson,
} satisfies Partial<ServerModule>;
