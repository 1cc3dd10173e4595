import type { ClientDetail } from '#modules/directory/contract/clients/client.ts';
import {
  type ClientFields,
  clientFields,
} from '#modules/directory/contract/clients/client-fields.ts';
import { picked } from '#platform/contract/fields/picked.ts';
import { partOf } from '#platform/contract/fields/record-fields.ts';
import { type Product, SUITE_MODULES, type SuiteModule } from '#platform/contract/navigation.ts';

export type ClientModule = Exclude<SuiteModule, 'superadmin'>;
/** What a client can be given; operating the whole belongs to nobody but super admins. */
export const CLIENT_MODULES = SUITE_MODULES.filter(
  (module): module is ClientModule => module !== 'superadmin',
);

type Setting = Exclude<keyof ClientFields, 'identifier' | 'brandId'>;

/** A client as its form holds it: what is not set is an empty text. */
export type ClientValues = {
  [Name in Exclude<Setting, 'modules'>]: NonNullable<ClientDetail[Name]>;
} & { modules: { module: ClientModule; product: Product }[] };

const SETTINGS = (Object.keys(clientFields) as (keyof ClientFields)[]).filter(
  (name): name is Setting => clientFields[name].part !== 'fixed',
);

export const EMPTY_CLIENT = {
  ...typed(partOf(clientFields, 'empty', SETTINGS)),
  modules: CLIENT_MODULES.map((module) => ({ module, product: 'v2' })),
} as ClientValues;

export function valuesOfClient(client: ClientDetail): ClientValues {
  return {
    ...typed(picked(client, SETTINGS)),
    modules: client.modules.flatMap(({ module, product }) =>
      module === 'superadmin' ? [] : [{ module, product }],
    ),
  } as ClientValues;
}

function typed(kept: object): object {
  return Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, value ?? '']));
}

/** What was changed, as the call takes it. */
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

/** Giving, taking or opening a module elsewhere; the order is the header's, so that taking back is no change. */
export function withModule(
  modules: ClientValues['modules'],
  module: ClientModule,
  product: Product | null,
): ClientValues['modules'] {
  const others = modules.filter((one) => one.module !== module);
  const all = product === null ? others : [...others, { module, product }];
  return all.sort((a, b) => CLIENT_MODULES.indexOf(a.module) - CLIENT_MODULES.indexOf(b.module));
}
