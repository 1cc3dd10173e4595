import type { Configuration } from '#modules/touchpoints/contract/configuration.ts';

/** The one the address names, null for a new one; what is not there any more gives way to the standard one. */
export function chosenConfiguration(
  configurations: readonly Configuration[],
  asked: string | null | undefined,
): Configuration | null {
  if (asked === null) return null;
  return configurations.find(({ slug }) => slug === asked) ?? configurations[0] ?? null;
}
