import type { ClientDetail } from '#modules/directory/contract/clients/manage-clients.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { type Product, SUITE_MODULES, type SuiteModule } from '#platform/contract/navigation.ts';

export type ClientModule = Exclude<SuiteModule, 'superadmin'>;
/** What a client can be given; operating the whole belongs to nobody but super admins. */
export const CLIENT_MODULES = SUITE_MODULES.filter(
  (module): module is ClientModule => module !== 'superadmin',
);

/** A client as its form holds it: what is not set is an empty text. */
export interface ClientValues {
  name: string;
  modules: { module: ClientModule; product: Product }[];
  shortUrlBase: string;
  locales: Locale[];
  defaultLocale: Locale;
  currency: string;
  brandColor: string;
}

export function valuesOfClient(client: ClientDetail): ClientValues {
  return {
    name: client.name,
    modules: client.modules.flatMap(({ module, product }) =>
      module === 'superadmin' ? [] : [{ module, product }],
    ),
    shortUrlBase: client.shortUrlBase ?? '',
    locales: client.locales,
    defaultLocale: client.defaultLocale,
    currency: client.currency,
    brandColor: client.brandColor ?? '',
  };
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
