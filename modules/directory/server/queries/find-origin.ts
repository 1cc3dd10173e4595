import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';

export interface Origin {
  latitude: number;
  longitude: number;
  /** Else it is a region only: good for an order, not for kilometres. */
  exact: boolean;
  label: string | null;
}

interface Asked {
  clientId: string;
  country: string;
  code: string;
  town: string;
}

/** Shorter beginnings of a postal code say little about where one is. */
const LEAST_PREFIX = 2;

/**
 * Where a visitor is who types a postal code or a town. What is known of the world is where the locations stand: those
 * with the same postal code or town tell its place, those whose code begins the same tell its region.
 */
export async function findOrigin(
  db: Db<DirectoryTables>,
  { words, ...where }: { clientId: string; words: string; country: string },
): Promise<Origin | null> {
  const asked = { ...where, ...readWords(words) };
  return (await originOfPlace(db, asked)) ?? (await originOfRegion(db, asked));
}

/** `12210`, `Laguiole`, `12210 Laguiole`, `SW1A 1AA`: what has digits is the code, the rest the town. */
function readWords(words: string): Pick<Asked, 'code' | 'town'> {
  const parts = words.trim().split(/[\s,]+/);
  const isCode = (part: string) => /\d/.test(part);
  return {
    code: parts.filter(isCode).join('').toUpperCase(),
    town: parts.filter((part) => !isCode(part)).join(' '),
  };
}

const POSTAL_CODE = sql`upper(replace(postal_code, ' ', ''))`;

async function originOfPlace(
  db: Db<DirectoryTables>,
  { clientId, country, code, town }: Asked,
): Promise<Origin | null> {
  // The folded words of a location are kept; folding a city costs more, so only those that can fit are folded.
  const { rows } = await sql<Omit<Origin, 'exact'> & { label: string }>`
    with asked as (select ${code} as code, platform.fold(${town}) as town),
    fitting as (
      select latitude, longitude, country, postal_code, city,
        case when ${POSTAL_CODE} = asked.code then 3
          when platform.fold(city) = asked.town then 2 else 1 end as fit
      from directory.locations, asked
      where client_id = ${clientId} and closed_at is null and latitude is not null and (
        (asked.code <> '' and ${POSTAL_CODE} = asked.code)
        or (asked.town <> '' and strpos(search, asked.town) > 0
          and starts_with(platform.fold(city), asked.town)))
    )
    select avg(latitude) as latitude, avg(longitude) as longitude,
      case when fit = 3 then min(postal_code || ' ' || city) else min(city) end as label
    from fitting group by fit, country
    order by fit desc, (country = ${country}) desc, count(*) desc
    limit 1`.execute(db);
  return rows[0] ? { ...rows[0], exact: true } : null;
}

async function originOfRegion(
  db: Db<DirectoryTables>,
  { clientId, country, code }: Asked,
): Promise<Origin | null> {
  if (code.length <= LEAST_PREFIX) return null;
  const lengths = Array.from({ length: code.length - LEAST_PREFIX }, (_, at) => code.length - at);
  const shared = sql.join(
    lengths.map(
      (length) => sql`when left(code, ${length}) = ${code.slice(0, length)} then ${length}::int`,
    ),
    sql` `,
  );
  const { rows } = await sql<Omit<Origin, 'exact' | 'label'>>`
    with region as (
      select latitude, longitude, country, ${POSTAL_CODE} as code from directory.locations
      where client_id = ${clientId} and closed_at is null and latitude is not null
        and left(${POSTAL_CODE}, ${LEAST_PREFIX}) = ${code.slice(0, LEAST_PREFIX)}
    ), fitting as (
      select latitude, longitude, country, case ${shared} else ${LEAST_PREFIX}::int end as fit from region
    )
    select avg(latitude) as latitude, avg(longitude) as longitude from fitting
    group by fit, country
    order by (country = ${country}) desc, fit desc, count(*) desc
    limit 1`.execute(db);
  return rows[0] ? { ...rows[0], exact: false, label: code } : null;
}
