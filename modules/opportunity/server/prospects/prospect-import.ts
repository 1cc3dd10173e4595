import { sql } from 'kysely';
import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import { locationsByCodes } from '#modules/directory/contract/locations/location-ports.ts';
import { prospectImportCalls } from '#modules/opportunity/contract/imports.ts';
import {
  ADDRESS_LINE_MAX_LENGTH,
  ATTRIBUTE_NAME_MAX_LENGTH,
  ATTRIBUTE_VALUE_MAX_LENGTH,
  ATTRIBUTES_MAX,
  PLACE_NAME_MAX_LENGTH,
  PROSPECT_CODE_MAX_LENGTH,
  PROSPECT_NAME_MAX_LENGTH,
} from '#modules/opportunity/contract/limits.ts';
import type { Prospect } from '#modules/opportunity/contract/prospects.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { defineImport } from '#platform/server/imports/define-import.ts';
import { CellFault, type ReadCell } from '#platform/server/imports/import-column.ts';
import type {
  Identified,
  ImportRow,
  LineFault,
} from '#platform/server/imports/import-definition.ts';
import { country, number, text } from '#platform/server/imports/readers/cell-readers.ts';
import { readConfig } from '../configuration/read-configuration.ts';
import type { OpportunityTables } from '../tables.ts';
import { createSubActivityCheck, prospectColumns } from './save-prospect.ts';

/** Fields without a cell stay unchanged. */
type ProspectLine = { code: string } & {
  [Name in Exclude<keyof Prospect, 'code'>]?: NonNullable<Prospect[Name]> | null;
};
type Row = ImportRow<ProspectLine>;
type Stored = Prospect & { id: string };

interface Found extends Identified {
  /** By lower-case code. */
  stored: ReadonlyMap<string, Stored>;
}

const EMPTY: Prospect = {
  name: '',
  code: '',
  street: '',
  postalCode: '',
  city: '',
  country: '',
  latitude: null,
  longitude: null,
  affiliation: '',
  activity: '',
  subActivity: '',
  type: '',
  attributes: {},
};

/** `Floor: 2; Area: 120 m²`. */
const readAttributes: ReadCell<Record<string, string>> = (cell) => {
  const found = new Map<string, string>();
  for (const part of cell.split(/[;\n]/)) {
    if (!part.trim()) continue;
    const at = part.indexOf(':');
    const name = part.slice(0, Math.max(at, 0)).trim();
    // Objects cannot store `__proto__`.
    if (!name || name === '__proto__') return new CellFault('opportunity.attributes');
    found.set(name, part.slice(at + 1).trim());
  }
  if (found.size > ATTRIBUTES_MAX) return new CellFault('tooMany', { max: ATTRIBUTES_MAX });
  for (const [name, value] of found) {
    if (name.length > ATTRIBUTE_NAME_MAX_LENGTH)
      return new CellFault('tooLong', { max: ATTRIBUTE_NAME_MAX_LENGTH });
    if (value.length > ATTRIBUTE_VALUE_MAX_LENGTH)
      return new CellFault('tooLong', { max: ATTRIBUTE_VALUE_MAX_LENGTH });
  }
  return Object.fromEntries(found);
};

const word = text(PLACE_NAME_MAX_LENGTH);

/** Imports prospects by code [OPP-01]. */
export const prospectImport = defineImport<ProspectLine, OpportunityTables, Found>({
  name: 'opportunity.prospects',
  calls: prospectImportCalls,
  title: 'opportunity:prospects.importTitle',
  columns: [
    {
      key: 'code',
      label: locationFields.code.label,
      aliases: ['number', 'nr', 'id'],
      example: 'P-0142',
      mandatory: true,
      read: text(PROSPECT_CODE_MAX_LENGTH),
    },
    {
      key: 'name',
      label: locationFields.name.label,
      aliases: ['retailer', 'prospect'],
      example: 'Quincaillerie Morvan',
      read: text(PROSPECT_NAME_MAX_LENGTH),
    },
    {
      key: 'street',
      label: locationFields.street.label,
      aliases: ['address', 'adresse'],
      example: '12 rue de la Paix',
      read: text(ADDRESS_LINE_MAX_LENGTH),
    },
    {
      key: 'postalCode',
      label: locationFields.postalCode.label,
      aliases: ['zip', 'plz', 'cp'],
      example: '69002',
      read: text(20),
    },
    {
      key: 'city',
      label: locationFields.city.label,
      aliases: ['town', 'stadt'],
      example: 'Lyon',
      read: word,
    },
    { key: 'country', label: locationFields.country.label, example: 'FR', read: country },
    {
      key: 'latitude',
      label: locationFields.latitude.label,
      aliases: ['lat'],
      example: '45.7578',
      read: number({ min: -90, max: 90 }),
    },
    {
      key: 'longitude',
      label: locationFields.longitude.label,
      aliases: ['lng', 'lon', 'long'],
      example: '4.832',
      read: number({ min: -180, max: 180 }),
    },
    {
      key: 'affiliation',
      label: locationFields.affiliation.label,
      example: 'Independent',
      read: word,
    },
    { key: 'activity', label: locationFields.activity.label, example: 'Kitchenware', read: word },
    {
      key: 'subActivity',
      label: 'opportunity:field.subActivity',
      aliases: ['sub-activity', 'subactivity'],
      example: 'Knives',
      read: word,
    },
    { key: 'type', label: locationFields.typeId.label, example: 'Retailer', read: word },
    {
      key: 'attributes',
      label: locationFields.attributes.label,
      example: 'Floor: 2; Area: 120 m²',
      lines: true,
      read: readAttributes,
    },
  ],
  recordColumns: ['name', 'code'],
  async identify({ rows, db, clientId, app, seen }) {
    const codes = rows.map(({ values }) => keyOf(values));
    const stored = await readStored({ db }, clientId, codes);
    const locations = await app.ports.call(locationsByCodes, { clientId, codes }, { db, app });
    const isKnown = createSubActivityCheck(await readConfig({ db }, clientId));
    const merged = rows.map((row) => ({
      ...row,
      known: stored.get(keyOf(row.values)),
      prospect: mergeLine(row, stored.get(keyOf(row.values))),
    }));
    const existing = merged.filter(({ known }) => known);
    return {
      stored,
      existing: new Set(existing.map(({ line }) => line)),
      unchanged: new Set(
        existing.filter(({ known, prospect }) => isSame(prospect, known)).map(({ line }) => line),
      ),
      faults: [
        ...seen.repeats(rows, 'code', keyOf),
        ...merged.flatMap(({ line, values, prospect }): LineFault[] => {
          const { activity, subActivity } = prospect;
          const missing = (['name', 'country'] as const).filter((column) => !prospect[column]);
          return [
            ...missing.map((column) => ({ line, column, code: 'required' })),
            ...coordinateFaults({ line, values }),
            ...(locations.has(keyOf(values))
              ? [{ line, column: 'code', code: 'opportunity.codeOfLocation' }]
              : []),
            ...(isKnown(activity, subActivity)
              ? []
              : [
                  {
                    line,
                    column: 'subActivity',
                    code: 'opportunity.subActivity',
                    params: { activity },
                  },
                ]),
          ];
        }),
      ],
    };
  },
  async write({ rows, db, clientId, app, found, run }) {
    const columns = await prospectColumns(
      { db, app },
      clientId,
      rows.map((row) => mergeLine(row, found.stored.get(keyOf(row.values)))),
    );
    const lines = columns.map(({ attributes, ...line }, at) => ({
      ...line,
      attributes: JSON.parse(attributes),
      id: found.stored.get(keyOf(rows[at]?.values ?? { code: '' }))?.id ?? uuidV7(),
    }));
    const written = Object.keys(columns[0] ?? {}).map((column) => sql.id(column));
    const replaced = written.map((column) => sql`${column} = excluded.${column}`);
    await sql`
      insert into opportunity.retailers as stored
        (client_id, id, sells, import_id, ${sql.join(written)})
      select ${clientId}, id, false, ${run.id}, ${sql.join(written)}
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (
        id uuid, code text, name text, street text, postal_code text, city text, country text, latitude float8,
        longitude float8, affiliation text, activity text, sub_activity text, type text, attributes jsonb,
        area_1 text, area_2 text, area_3 text, area_4 text)
      on conflict (client_id, id) do update
      set ${sql.join(replaced)}, import_id = excluded.import_id, updated_at = now(), version = stored.version + 1
      where stored.location_id is null`.execute(db);
  },
  async finish({ db, clientId, run, outcome }) {
    await db
      .insertInto('opportunity.files')
      .values({
        client_id: clientId,
        id: run.id,
        what: 'prospects',
        name: run.report.file.name,
        lines: outcome.created + outcome.updated,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});

function keyOf({ code }: ProspectLine): string {
  return code.toLowerCase();
}

/** The prospect after applying the line. A changed address invalidates the position, unless the file provides one. */
function mergeLine({ values }: Row, stored: Stored | undefined): Prospect {
  const { id: _, ...before } = stored ?? { id: '', ...EMPTY };
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value ?? EMPTY[name as keyof Prospect]]],
  );
  const merged: Prospect = { ...before, ...Object.fromEntries(given) };
  if (stored) merged.code = stored.code;
  const hasPosition = values.latitude !== undefined || values.longitude !== undefined;
  const hasMoved = (['street', 'postalCode', 'city', 'country'] as const).some(
    (part) => merged[part] !== before[part],
  );
  return hasMoved && !hasPosition ? { ...merged, latitude: null, longitude: null } : merged;
}

function isSame(prospect: Prospect, stored: Stored | undefined): boolean {
  if (!stored) return false;
  const { attributes, ...fields } = prospect;
  const names = Object.keys(attributes);
  return (
    Object.entries(fields).every(([name, value]) => {
      // A cleared position is derived from the address, which has not changed.
      if (value === null) return true;
      return stored[name as keyof Prospect] === value;
    }) &&
    names.length === Object.keys(stored.attributes).length &&
    names.every((name) => stored.attributes[name] === attributes[name])
  );
}

function coordinateFaults({ line, values }: Row): LineFault[] {
  const { latitude = null, longitude = null } = values;
  if ((latitude === null) === (longitude === null)) return [];
  const column = latitude === null ? 'latitude' : 'longitude';
  return [{ line, column, code: 'opportunity.coordinates' }];
}

async function readStored(
  { db }: Parameters<typeof readConfig>[0],
  clientId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Stored>> {
  const { rows } = await sql<Stored>`
    select id, code, name, street, postal_code as "postalCode", city, country, latitude, longitude, affiliation,
      activity, sub_activity as "subActivity", type, attributes
    from opportunity.retailers
    where client_id = ${clientId} and location_id is null and code_key = any (${codes})`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.code.toLowerCase(), row]));
}
