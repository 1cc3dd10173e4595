import type { FilterCondition } from '#platform/web/filters/filter-condition.ts';
import type { TableAddress } from '#platform/web/table/address/table-address.ts';

/** Example rows for the gallery: a list of touchpoints, including long German words. */
export type ExampleTouchpoint = {
  id: string;
  suffix: string;
  text: string;
  destination: string;
  quantity: number | null;
  scans: number;
  weeks: readonly number[];
  from: string;
  country: string;
  active: boolean;
};

const NAMES: readonly [suffix: string, text: string, destination: string, country: string][] = [
  ['couteau-noyer-9', 'Couteau d’office, noyer, 9 cm', '/fr/couteaux/office-noyer-9', 'FR'],
  ['cocotte-26', 'Cocotte ronde en fonte 26 cm, bleu de nuit', '/fr/fonte/cocotte-ronde-26', 'FR'],
  [
    'messerblock',
    'Messerblock aus geräucherter Eiche mit Geräuschdämpfungsuntersetzer',
    '/de/messerbloecke/raeuchereiche',
    'DE',
  ],
  ['vitrine-noel', 'Vitrophanie de Noël, 140 magasins', '/fr/noel?utm_source=vitrine', 'FR'],
  ['kokkekniv-21', 'Kokkekniv 21 cm, valnøtt', '/no/kniver/kokkekniv-21', 'NO'],
  [
    'fachhaendlertage-fruehjahr',
    'Fachhändlertage Frühjahr: Anmeldung und Unterkunftsverzeichnis',
    '/de/fachhaendlertage/anmeldung',
    'DE',
  ],
  ['tablier-cuir', 'Tablier de cuir, coutures sellier', '/fr/textile/tablier-cuir', 'FR'],
  ['garantie', 'Carte de garantie, dans chaque boîte', '/{host}/garantie', 'FR'],
  ['sauteuse-28', 'Sauteuse inox 28 cm, trois couches', '/fr/inox/sauteuse-28', 'FR'],
  ['brotmesser', 'Brotmesser mit Wellenschliff, Olivenholz', '/de/messer/brotmesser', 'DE'],
  ['stekepanne-24', 'Stekepanne i støpejern, 24 cm', '/no/stopejern/stekepanne-24', 'NO'],
  ['pfeffermuehle', 'Pfeffermühle 18 cm, Buche', '/de/muehlen/pfeffermuehle-18', 'DE'],
];

export function exampleTouchpoints(count: number): ExampleTouchpoint[] {
  return Array.from({ length: count }, (_, index) => {
    const [suffix = '', text = '', destination = '', country = ''] =
      NAMES[index % NAMES.length] ?? [];
    const round = Math.floor(index / NAMES.length);
    return {
      id: `t${index}`,
      suffix: round === 0 ? suffix : `${suffix}-${round + 1}`,
      text,
      destination,
      country,
      quantity: index % 7 === 3 ? null : 140 + ((index * 977) % 12_000),
      scans: Math.round(48_213 / (1 + index * 0.6)),
      weeks: Array.from({ length: 10 }, (_week, week) => 4 + ((index * 7 + week * 5) % 9) + week),
      from: `2026-0${1 + (index % 9)}-${String(1 + ((index * 3) % 28)).padStart(2, '0')}`,
      active: index % 5 !== 0,
    };
  });
}

/** Filters and sorts the examples as a server would for the state in the URL. */
export function findExamples(
  all: readonly ExampleTouchpoint[],
  { q, filters, sort }: TableAddress,
): ExampleTouchpoint[] {
  const found = all.filter(
    (row) =>
      `${row.suffix} ${row.text}`.toLowerCase().includes(q.toLowerCase()) &&
      filters.every((condition) => fits(row, condition)),
  );
  if (!sort) return found;
  const key = sort.column as 'suffix' | 'quantity' | 'scans' | 'from';
  const sign = sort.descending ? -1 : 1;
  return found.sort((a, b) => ((a[key] ?? 0) < (b[key] ?? 0) ? -sign : sign));
}

function fits(row: ExampleTouchpoint, condition: FilterCondition): boolean {
  switch (condition.kind) {
    case 'text':
      return row.text.includes(condition.value);
    case 'boolean':
      return row.active === condition.value;
    case 'choice':
      return condition.value.includes(row.country) === (condition.operator === 'any-of');
    case 'date':
      return (
        condition.operator === 'within' ||
        (row.from >= condition.value[0] && row.from <= condition.value[1])
      );
    case 'number':
      if (condition.operator === 'between')
        return row.scans >= condition.value[0] && row.scans <= condition.value[1];
      if (condition.operator === 'equals') return row.scans === condition.value;
      return condition.operator === 'at-least'
        ? row.scans >= condition.value
        : row.scans <= condition.value;
  }
}
