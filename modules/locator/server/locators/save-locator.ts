import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { filterKnownLocationFacts } from '#modules/directory/contract/locations/location-ports.ts';
import { formOwner } from '#modules/forms/contract/form-ports.ts';
import { locatorPublished } from '#modules/locator/contract/events.ts';
import { STORED_VERSIONS } from '#modules/locator/contract/limits.ts';
import { hostTaken } from '#modules/locator/contract/locator-calls.ts';
import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';
import { refuseStale } from '#platform/server/records/update-versioned.ts';
import type { Context } from '../tables.ts';
import { completeConfig, type LocatorKey, readLocatorVersion, siteUrl } from './read-locator.ts';
import { scopeCss } from './scope-css.ts';

const FIELD = 'body.config';

const UNKNOWN = {
  type: 'typeUnknown',
  attribute: 'attributeUnknown',
  form: 'formUnknown',
} as const;

interface Saved {
  userId: string | null;
  config: LocatorConfig;
  name?: string | undefined;
  host?: string | undefined;
  /** The version that was changed; undefined replaces any. */
  version?: number | undefined;
}

/** Publishes a configuration as the next version and drops the draft. */
export async function saveLocator(context: Context, key: LocatorKey, saved: Saved): Promise<void> {
  const stored = await lockLocator(context, key);
  if (saved.version !== undefined && saved.version !== stored.version)
    await refuseStale(context, {
      table: 'locator.locators',
      key: { client_id: key.clientId, slug: key.slug },
      since: stored.updated_at,
    });
  const published = completeConfig(stored.config);
  const faults = await checkConfig(context, { ...key, config: saved.config, published });
  if (faults.length > 0) throw invalidInput(faults);
  await publish(context, { ...key, stored, published }, saved);
}

/** Publishes an older version as the newest one. Its references may have been deleted since. */
export async function restoreLocatorVersion(
  context: Context,
  key: LocatorKey,
  { userId, version }: { userId: string | null; version: number },
): Promise<void> {
  const stored = await lockLocator(context, key);
  const config = await readLocatorVersion(context, { ...key, version });
  const published = completeConfig(stored.config);
  await publish(context, { ...key, stored, published }, { userId, config, restoredFrom: version });
}

async function lockLocator({ db }: Context, { clientId, slug }: LocatorKey) {
  const stored = await db
    .selectFrom('locator.locators')
    .select(['version', 'name', 'host', 'config', 'updated_at'])
    .where('client_id', '=', clientId)
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) throw notFound();
  return stored;
}

type Stored = Awaited<ReturnType<typeof lockLocator>>;

async function publish(
  { db, app }: Context,
  { clientId, slug, stored, published }: LocatorKey & { stored: Stored; published: LocatorConfig },
  given: Saved & { restoredFrom?: number },
): Promise<void> {
  const { name = stored.name, host = stored.host } = given;
  if (host !== '' && host === new URL(app.config.publicUrl).hostname) throw hostTaken({ host });
  const version = stored.version + 1;
  const config = JSON.stringify(given.config);
  await constraintProblem({ host_names_pkey: () => hostTaken({ host }) }, () =>
    db
      .updateTable('locator.locators')
      .set({
        name,
        host,
        config,
        version,
        draft: null,
        draft_by: null,
        draft_at: null,
        updated_at: sql`now()`,
      })
      .where('client_id', '=', clientId)
      .where('slug', '=', slug)
      .execute(),
  );
  await db
    .insertInto('locator.locator_versions')
    .values({
      client_id: clientId,
      slug,
      version,
      config,
      changed: [
        ...(name === stored.name ? [] : ['name']),
        ...(host === stored.host ? [] : ['host']),
        ...changedFields(published, given.config),
      ],
      saved_by: given.userId,
      restored_from: given.restoredFrom ?? null,
    })
    .execute();
  await db
    .deleteFrom('locator.locator_versions')
    .where('client_id', '=', clientId)
    .where('slug', '=', slug)
    .where('version', '<=', version - STORED_VERSIONS)
    .execute();
  const url = siteUrl({ app }, { slug, host });
  await app.events.publish(db, locatorPublished, { clientId, payload: { slug, version, url } });
}

function changedFields(before: LocatorConfig, after: LocatorConfig): string[] {
  const fields = Object.keys(after) as (keyof LocatorConfig)[];
  return fields.filter((field) => !isDeepStrictEqual(before[field], after[field]));
}

/**
 * Checks that the schema cannot make: CSS scope, and references to types, attributes and forms. References of the
 * published version are accepted, even if deleted since.
 */
async function checkConfig(
  { db, app }: Context,
  given: { clientId: string; config: LocatorConfig; published: LocatorConfig },
): Promise<FieldError[]> {
  const { clientId, config, published } = given;
  const { faults } = scopeCss(config.css);
  const errors: FieldError[] = faults.map((fault) => ({ field: `${FIELD}.css`, ...fault }));

  const before = referencesOf(published);
  const added = referencesOf(config).filter(
    ({ kind, id }) => !before.some((known) => known.kind === kind && known.id === id),
  );
  if (added.length === 0) return errors;
  const ids = (kind: Reference['kind']) => [
    ...new Set(added.filter((each) => each.kind === kind).map(({ id }) => id)),
  ];
  const [formId] = ids('form');
  const facts = await app.ports.call(
    filterKnownLocationFacts,
    { clientId, typeIds: ids('type'), attributes: ids('attribute') },
    { db, app },
  );
  const known: Record<Reference['kind'], ReadonlySet<string>> = {
    type: new Set(facts.typeIds),
    attribute: new Set(facts.attributes),
    form: new Set(
      formId && (await app.ports.call(formOwner, { id: formId }, { db, app })) === clientId
        ? [formId]
        : [],
    ),
  };
  for (const { kind, id, field } of added)
    if (!known[kind].has(id)) errors.push({ field: `${FIELD}.${field}`, code: UNKNOWN[kind] });
  return errors;
}

interface Reference {
  kind: 'type' | 'attribute' | 'form';
  id: string;
  field: string;
}

function referencesOf({ locationTypes, customData, defaultFormId }: LocatorConfig): Reference[] {
  return [
    ...locationTypes.map(
      ({ typeId }, index): Reference => ({
        kind: 'type',
        id: typeId,
        field: `locationTypes.${index}.typeId`,
      }),
    ),
    ...customData.flatMap(({ attributes }, index) =>
      attributes.map(
        (id, place): Reference => ({
          kind: 'attribute',
          id,
          field: `customData.${index}.attributes.${place}`,
        }),
      ),
    ),
    ...(defaultFormId === null
      ? []
      : [{ kind: 'form', id: defaultFormId, field: 'defaultFormId' } as const]),
  ];
}
