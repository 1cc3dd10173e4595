import type { Postcode } from './compose-postcodes.ts';
import type { PlaceTown } from './place-town.ts';

const ROW = 8;

/** The page that lists the countries with postcodes, to explain why a postcode is not found. */
export function coveragePage(
  towns: readonly PlaceTown[],
  postcodes: ReadonlyMap<string, readonly Postcode[]>,
): string {
  const all = [...postcodes.values()].reduce((sum, { length }) => sum + length, 0);
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const lines = [...postcodes]
    .map(([country, { length }]) => `${names.of(country)} ${figure(length)}`)
    .sort((one, other) => one.localeCompare(other, 'en'));
  const rows = Array.from({ length: Math.ceil(lines.length / ROW) }, (_, row) =>
    lines.slice(row * ROW, (row + 1) * ROW).join(' · '),
  );
  return `# What the list of places holds

Made by \`npm run make-places\`, with the file beside it.

- **Towns**: ${figure(towns.length)}, of ${new Set(towns.map(({ country }) => country)).size} countries and territories.
- **Postcodes**: ${figure(all)}, of these ${postcodes.size}:

${rows.join(' ·\n')}
`;
}

function figure(value: number): string {
  return value.toLocaleString('en');
}
