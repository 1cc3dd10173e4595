import { z } from 'zod';
import { type ClientDetail, clientList } from '#modules/directory/contract/clients/client.ts';
import { listAllClientsCall } from '#modules/directory/contract/clients/client-calls.ts';
import {
  type ClientFields,
  clientFields,
} from '#modules/directory/contract/clients/client-fields.ts';
import { picked, pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { type Product, SUITE_MODULES, type SuiteModule } from '#platform/contract/navigation.ts';
import { defineListing, inAddress } from '#platform/web/list/listing.ts';

export type ClientModule = Exclude<SuiteModule, 'superadmin'>;
/** Modules that a client can have; the super admin module is excluded. */
export const CLIENT_MODULES = SUITE_MODULES.filter(
  (module): module is ClientModule => module !== 'superadmin',
);

type Setting = Exclude<keyof ClientFields, 'identifier' | 'brandId'>;

/** Form values of a client; unset fields are empty strings. */
export type ClientValues = {
  [Name in Exclude<Setting, 'modules'>]: NonNullable<ClientDetail[Name]>;
} & { modules: { module: ClientModule; product: Product }[] };

const SETTINGS = (Object.keys(clientFields) as (keyof ClientFields)[]).filter(
  (name): name is Setting => clientFields[name].part !== 'fixed',
);

export const EMPTY_CLIENT = {
  ...typed(pickFieldPart(clientFields, 'empty', SETTINGS)),
  modules: CLIENT_MODULES.map((module) => ({ module, product: 'v2' })),
} as ClientValues;

export function toClientValues(client: ClientDetail): ClientValues {
  return {
    ...typed(picked(client, SETTINGS)),
    modules: client.modules.flatMap(({ module, product }) =>
      module === 'superadmin' ? [] : [{ module, product }],
    ),
  } as ClientValues;
}

function typed(stored: object): object {
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, value ?? '']));
}

/** Changed fields in the format of the call. */
export function clientEdits(before: ClientValues, now: ClientValues) {
  const edits: Partial<Record<keyof ClientValues, unknown>> = {};
  for (const key of Object.keys(now) as (keyof ClientValues)[]) {
    if (JSON.stringify(before[key]) !== JSON.stringify(now[key])) edits[key] = sent(now[key]);
  }
  return edits;
}

function sent(value: unknown): unknown {
  return value === '' ? null : value;
}

/** Adds, removes or moves a module; in header order, so that undoing it is no change. */
export function withModule(
  modules: ClientValues['modules'],
  module: ClientModule,
  product: Product | null,
): ClientValues['modules'] {
  const others = modules.filter((one) => one.module !== module);
  const all = product === null ? others : [...others, { module, product }];
  return all.sort((a, b) => CLIENT_MODULES.indexOf(a.module) - CLIENT_MODULES.indexOf(b.module));
}

/** Forms hold an empty string for unset values; validation sees null instead, as the call sends it. */
export function emptyIsUnset(schema: z.ZodType, added: object = {}): z.ZodType {
  return z.preprocess(
    (values) => ({
      ...added,
      ...Object.fromEntries(
        Object.entries(values as object).map(([key, value]) => [key, value === '' ? null : value]),
      ),
    }),
    schema,
  );
}

/** All clients of the suite [SUP-01]. */
export const clientListing = defineListing({
  name: 'directory.clients',
  list: clientList,
  call: listAllClientsCall,
  inputOf: (_: null, question) => ({ query: inAddress(question) }),
  idOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  hrefOf: (_, { uuid }) => `/super-admin/clients/${uuid}`,
});
