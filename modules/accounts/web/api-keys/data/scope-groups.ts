import type { listApiKeysCall } from '#modules/accounts/contract/api-keys.ts';
import { SCOPE_NAMES } from '#modules/accounts/contract/scope-names.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { SUITE_MODULES, type SuiteModule } from '#platform/contract/navigation.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

export type OfferedScope = CallOutput<typeof listApiKeysCall>['offered'][number];

/**
 * The permissions to choose from, by module in the order of the header. Permissions that the key has and this user
 * cannot give stay in the choice, so that saving does not remove them.
 */
export function scopeGroups(
  offered: readonly OfferedScope[],
  given: readonly string[],
): { module: SuiteModule; scopes: OfferedScope[] }[] {
  const known = new Set(offered.map(({ ability }) => ability));
  const others = given
    .filter((ability) => !known.has(ability))
    .map((ability) => ({ ability, sentence: ability, module: 'settings' as const }));
  const all = [...offered, ...others];
  return SUITE_MODULES.map((module) => ({
    module,
    scopes: all.filter((scope) => scope.module === module),
  })).filter(({ scopes }) => scopes.length > 0);
}

/** Adds or removes permissions and returns them in the order of the choice, so that equal choices are equal lists. */
export function toggledScopes(
  chosen: readonly string[],
  scopes: readonly OfferedScope[],
  isChosen: boolean,
  groups: ReturnType<typeof scopeGroups>,
): string[] {
  const toggled = new Set(scopes.map(({ ability }) => ability));
  return groups
    .flatMap((group) => group.scopes.map(({ ability }) => ability))
    .filter((ability) => (toggled.has(ability) ? isChosen : chosen.includes(ability)));
}

/** Undefined for a permission without a name. */
export function useScopeName(): (ability: string) => string | undefined {
  const { t } = useTranslation();
  return (ability) => (hasName(ability) ? t(SCOPE_NAMES[ability]) : undefined);
}

function hasName(ability: string): ability is keyof typeof SCOPE_NAMES {
  return Object.hasOwn(SCOPE_NAMES, ability);
}
