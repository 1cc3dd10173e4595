import type {
  ChangeRequestKind,
  ChangeRequestState,
  EvidenceKind,
  RequestableField,
} from '#modules/directory/contract/change-requests/change-request.ts';
import type { DirectoryTables, FieldValues } from '#modules/directory/server/tables.ts';
import type { App } from '#platform/server/app.ts';
import { demoClients, demoId, demoUsers } from '../demo-people.ts';
import { demoRetailers } from '../directory/load-demo-retailers.ts';

const HOUR_MS = 3_600_000;
const ID_PREFIX = '019a8000-0060-7000-8000-';

interface DemoSuggestion {
  country: string;
  /** Index of the country's location, by code. */
  place: number;
  by: string;
  hoursAgo: number;
  kind: ChangeRequestKind;
  changes?: FieldValues;
  evidence: EvidenceKind;
  comment: string;
  decided?: { state: ChangeRequestState; reason: string };
}

const NINE_TO_SIX = [{ from: '09:00', to: '18:00' }];
const WEEK = { mon: [], tue: NINE_TO_SIX, wed: NINE_TO_SIX, thu: NINE_TO_SIX, fri: NINE_TO_SIX };
const EMMENDINGEN = {
  street: 'Lammstraße 4',
  postalCode: '79312',
  city: 'Emmendingen',
  latitude: 48.1213,
  longitude: 7.849,
};

const SUGGESTIONS: readonly DemoSuggestion[] = [
  {
    ...{ country: 'DE', place: 8, by: 'Lars', hoursAgo: 3, kind: 'moved', changes: EMMENDINGEN },
    ...{ evidence: 'visited', comment: 'Ich war am Freitag dort.' },
  },
  {
    ...{ country: 'FR', place: 11, by: 'Bérengère', hoursAgo: 6, kind: 'closed' },
    ...{ evidence: 'phoned', comment: 'Le numéro n’est plus attribué.' },
  },
  {
    ...{ country: 'NO', place: 0, by: 'Ingrid', hoursAgo: 26, kind: 'wrong-data' },
    changes: {
      phone: '+47 22 41 70 00',
      openingHours: { ...WEEK, sat: [{ from: '10:00', to: '15:00' }], sun: [] },
    },
    ...{ evidence: 'told-by-store', comment: '' },
  },
  {
    ...{ country: 'DE', place: 20, by: 'Lars', hoursAgo: 30, kind: 'duplicate' },
    ...{ evidence: 'other', comment: 'Derselbe Laden, zweimal angelegt.' },
  },
  {
    ...{ country: 'FR', place: 15, by: 'Jean-Rémi', hoursAgo: 170, kind: 'wrong-data' },
    changes: { website: 'https://boutique.example' },
    ...{ evidence: 'website', comment: '' },
    decided: { state: 'declined', reason: 'Le site appartient à un autre magasin.' },
  },
];

/** Suggested modifications of the demo's retailers: some to decide, one declined [OPP-06]. Loaded once. */
export async function loadDemoSuggestions(app: App): Promise<void> {
  const clientId = demoClients[0]?.id ?? '';
  const db = app.database.ofClient<DirectoryTables>(clientId);
  const locations = await db
    .selectFrom('directory.locations')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('closed_at', 'is', null)
    .orderBy('code')
    .execute();
  for (const [at, given] of SUGGESTIONS.entries()) {
    const ofCountry = locations.filter(({ country }) => country === given.country);
    const [location, next] = [ofCountry[given.place], ofCountry[given.place + 1]];
    if (!location || !next) continue;
    const changes: FieldValues =
      given.kind === 'duplicate'
        ? { closed: true, movedToId: next.id }
        : given.kind === 'closed'
          ? { closed: true }
          : (given.changes ?? {});
    const before: FieldValues = {
      street: location.street,
      postalCode: location.postal_code,
      city: location.city,
      latitude: location.latitude,
      longitude: location.longitude,
      phone: location.phone,
      website: location.website,
      openingHours: location.opening_hours,
      closed: false,
      movedToId: location.moved_to_id,
    };
    const requestedAt = new Date(Date.now() - given.hoursAgo * HOUR_MS);
    const { decided } = given;
    await db
      .insertInto('directory.change_requests')
      .values({
        client_id: clientId,
        id: `${ID_PREFIX}${String(at + 1).padStart(12, '0')}`,
        location_id: location.id,
        kind: given.kind,
        state: decided?.state ?? 'open',
        changes: JSON.stringify(changes),
        before: JSON.stringify(
          Object.fromEntries(
            Object.keys(changes).map((field) => [field, before[field as RequestableField]]),
          ),
        ),
        duplicate_of_id: given.kind === 'duplicate' ? next.id : null,
        since: null,
        evidence: given.evidence,
        comment: given.comment,
        photo_file_id: null,
        requested_by: userId(given.by),
        requested_at: requestedAt,
        decided_by: decided ? userId('Solveig') : null,
        decided_at: decided ? new Date(requestedAt.getTime() + 38 * HOUR_MS) : null,
        reason: decided?.reason ?? '',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function userId(firstName: string): string {
  const user = demoUsers.find((each) => each.firstName === firstName);
  const retailer = demoRetailers.findIndex((each) => each.firstName === firstName);
  return user?.id ?? demoId(2, 101 + retailer);
}
