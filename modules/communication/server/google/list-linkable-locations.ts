import { type Selectable, sql } from 'kysely';
import {
  type GoogleProposal,
  LINKS_PAGE_SIZE,
  type LinkableLocation,
  type LinkState,
  type ListedGoogleLocation,
} from '#modules/communication/contract/google/google-locations.ts';
import {
  type LocationToMatch,
  locationsToMatch,
} from '#modules/directory/contract/locations/location-ports.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { foldedWords } from '#platform/server/places/fold-name.ts';
import type { GoogleTables } from './google-tables.ts';

const FOUND_MAX = 20;

type Google = Selectable<GoogleTables['communication.google_locations']>;
type Link = Pick<
  Selectable<GoogleTables['communication.google_location_links']>,
  'location_id' | 'google_location' | 'title'
>;
type Proposal = Selectable<GoogleTables['communication.google_proposals']>;

/** A page of the brand's locations with their links, and proposals for those without [REV-09]. */
export async function listLinkableLocations(
  { db, app }: { db: Db<GoogleTables>; app: App },
  clientId: string,
  { state, q, page }: { state: LinkState; q?: string | undefined; page: number },
) {
  const links = await db
    .selectFrom('communication.google_location_links')
    .select(['location_id', 'google_location', 'title'])
    .where('client_id', '=', clientId)
    .execute();
  const linkOf = new Map(links.map((link) => [link.location_id, link]));
  const alsoIds = [...linkOf.keys()];
  const locations = await app.ports.call(locationsToMatch, { clientId, alsoIds }, { db, app });
  const proposals = Map.groupBy(
    await openProposals({ db }, clientId),
    ({ location_id }) => location_id,
  );
  const stateOf = ({ id }: LocationToMatch): Exclude<LinkState, 'all'> =>
    linkOf.has(id) ? 'linked' : proposals.has(id) ? 'proposed' : 'unmatched';
  const counts = { all: locations.length, linked: 0, proposed: 0, unmatched: 0, sure: 0 };
  for (const location of locations) {
    counts[stateOf(location)] += 1;
    if (proposals.get(location.id)?.some(({ confidence }) => confidence === 'sure'))
      counts.sure += 1;
  }
  const words = foldedWords(q ?? '');
  const fitting = locations.filter(
    (location) =>
      (state === 'all' || stateOf(location) === state) &&
      (words.length === 0 || has(location, words)),
  );
  const shown = fitting.slice((page - 1) * LINKS_PAGE_SIZE, page * LINKS_PAGE_SIZE);
  const googleOf = await googleLocationsFor(
    { db },
    clientId,
    shown.flatMap(({ id }) =>
      [
        linkOf.get(id)?.google_location ?? [],
        ...(proposals.get(id) ?? []).map(({ google_location }) => google_location),
      ].flat(),
    ),
  );
  return {
    total: fitting.length,
    counts,
    items: shown.map((location): LinkableLocation => {
      const link = linkOf.get(location.id);
      return {
        id: location.id,
        name: location.name,
        address: addressOf(location),
        link: link ? linkedLocation(link, googleOf.get(link.google_location)) : null,
        proposals: (proposals.get(location.id) ?? []).flatMap((proposal): GoogleProposal[] => {
          const google = googleOf.get(proposal.google_location);
          const { confidence, reasons } = proposal;
          return google ? [{ google: present(google), confidence, reasons }] : [];
        }),
      };
    }),
  };
}

/** Unlinked Google locations whose name, address or code contains all the given words. */
export async function searchGoogleLocations(
  { db }: { db: Db<GoogleTables> },
  clientId: string,
  q = '',
): Promise<ListedGoogleLocation[]> {
  const rows = await db
    .selectFrom('communication.google_locations as google')
    .selectAll()
    .where('client_id', '=', clientId)
    .where(
      sql<boolean>`search like all (select '%' || replace(replace(platform.fold(word), '\\', '\\\\'), '%', '\\%') || '%'
        from unnest(${q.split(/\s+/).filter(Boolean)}::text[]) as word)`,
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('communication.google_location_links as link')
            .whereRef('link.client_id', '=', 'google.client_id')
            .whereRef('link.google_location', '=', 'google.google_location'),
        ),
      ),
    )
    .orderBy('title')
    .orderBy('google_location')
    .limit(FOUND_MAX)
    .execute();
  return rows.map(present);
}

/** Proposals whose location and Google location are both unlinked, best first. */
async function openProposals({ db }: { db: Db<GoogleTables> }, clientId: string) {
  const { rows } = await sql<Proposal>`
    select proposal.* from communication.google_proposals proposal
    where proposal.client_id = ${clientId} and not exists (
      select from communication.google_location_links link
      where link.client_id = proposal.client_id
        and (link.location_id = proposal.location_id or link.google_location = proposal.google_location)
    )
    order by proposal.score desc, proposal.google_location`.execute(db);
  return rows;
}

async function googleLocationsFor(
  { db }: { db: Db<GoogleTables> },
  clientId: string,
  names: readonly string[],
): Promise<Map<string, Google>> {
  const rows = await db
    .selectFrom('communication.google_locations')
    .selectAll()
    .where('client_id', '=', clientId)
    .where(({ eb, fn, val }) => eb('google_location', '=', fn.any(val(names))))
    .execute();
  return new Map(rows.map((row) => [row.google_location, row]));
}

function linkedLocation(link: Link, google: Google | undefined): LinkableLocation['link'] {
  if (google) return { ...present(google), isListed: true };
  const { google_location: name, title } = link;
  return {
    name,
    title,
    address: '',
    storeCode: null,
    mapsUrl: null,
    isVerified: null,
    isListed: false,
  };
}

function present(google: Google): ListedGoogleLocation {
  return {
    name: google.google_location,
    title: google.title,
    address: addressOf({ ...google, postalCode: google.postal_code }),
    storeCode: google.store_code,
    mapsUrl: google.maps_url,
    isVerified: google.is_verified,
  };
}

function addressOf(place: { street: string; postalCode: string; city: string }): string {
  const town = [place.postalCode, place.city].filter(Boolean).join(' ');
  return [place.street, town].filter(Boolean).join(', ');
}

function has(location: LocationToMatch, words: readonly string[]): boolean {
  const text = foldedWords(`${location.name} ${location.code} ${addressOf(location)}`).join(' ');
  return words.every((word) => text.includes(word));
}
