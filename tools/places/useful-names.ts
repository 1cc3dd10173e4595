/** Administrative words that only an encyclopaedia adds to a town's name. */
const OFFICIAL =
  /^(lungsod|gorad|kreisfreie|stadt|city|town|gemeente|gmina|commune|comune|ciudad|obshtina|opcina|municip|arrondissement|kota|kommune|distri[ck]t)\b|\b(city|shi|county)$/i;

/**
 * Of all the names a table has for a town, those that a reader of Latin letters would type. A small first letter marks a
 * transcription (`fu luo lun sa`), three or four capitals an airport.
 */
export function usefulNames(names: readonly string[]): string[] {
  return names.filter(
    (name) =>
      /^\p{Lu}[\p{Script=Latin}\p{M}\s'’.-]+$/u.test(name) &&
      name.length >= 3 &&
      name.length <= 32 &&
      !/^\p{Lu}{2,4}$/u.test(name) &&
      !OFFICIAL.test(name),
  );
}
