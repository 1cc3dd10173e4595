import { filterKnownLocationFacts } from '#modules/directory/contract/locations/location-ports.ts';
import { formOwner } from '#modules/leads/contract/forms/form-owner.ts';
import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LocatorTables } from '../tables.ts';
import { scopeCss } from './scope-css.ts';

const FIELD = 'body.config';

/**
 * Checks that the schema cannot make: CSS scope, and references to types, attributes and forms. References of the
 * published version are accepted, even if deleted since.
 */
export async function checkConfig(
  { db, app }: { db: Db<LocatorTables>; app: App },
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
  const facts = await app.ports.ask(
    filterKnownLocationFacts,
    { clientId, typeIds: ids('type'), attributes: ids('attribute') },
    { db, app },
  );
  const known: Record<Reference['kind'], ReadonlySet<string>> = {
    type: new Set(facts.typeIds),
    attribute: new Set(facts.attributes),
    form: new Set(
      formId && (await app.ports.ask(formOwner, { id: formId }, { db, app })) === clientId
        ? [formId]
        : [],
    ),
  };
  for (const { kind, id, field } of added)
    if (!known[kind].has(id)) errors.push({ field: `${FIELD}.${field}`, code: UNKNOWN[kind] });
  return errors;
}

const UNKNOWN = {
  type: 'typeUnknown',
  attribute: 'attributeUnknown',
  form: 'formUnknown',
} as const;

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
