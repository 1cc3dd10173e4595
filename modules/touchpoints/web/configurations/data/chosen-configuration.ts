import type { Configuration } from '#modules/touchpoints/contract/configuration.ts';

/** The configuration in the URL, null for a new one; a missing one falls back to the standard one. */
export function chosenConfiguration(
  configurations: readonly Configuration[],
  asked: string | null | undefined,
): Configuration | null {
  if (asked === null) return null;
  return configurations.find(({ slug }) => slug === asked) ?? configurations[0] ?? null;
}
