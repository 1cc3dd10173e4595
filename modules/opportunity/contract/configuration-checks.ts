import type { FieldFault } from '#platform/contract/field-fault.ts';
import type { LegendRule, OpportunityConfig } from './configuration.ts';
import { type LegendFault, legendFaults } from './legend-checks.ts';
import type { Measure } from './measures.ts';

/** A fault of a configuration by its place: `layers.1.legends.penetration.3.value`. */
export type ConfigurationFault = FieldFault & { path: string };

/** Checks beyond the schema. The browser runs them during editing, the server before saving [OPP-08]. */
export function configurationFaults(config: OpportunityConfig): ConfigurationFault[] {
  return [
    ...layerFaults(config),
    ...config.layers.flatMap(({ legends }, layer) =>
      (Object.entries(legends) as [Measure, LegendRule[]][]).flatMap(([measure, rules]) =>
        legendFaults(rules, measure).map((fault) => ({
          path: `layers.${layer}.legends.${measure}.${fault.rule}.value`,
          ...legendFault(fault),
        })),
      ),
    ),
    ...categoryFaults(config),
    ...repeated(config.subActivities, 'subActivityExists', ({ activity, name }, index) => ({
      path: `subActivities.${index}.name`,
      key: `${activity.toLowerCase()}\n${name.toLowerCase()}`,
    })),
    ...config.subActivities.flatMap(({ activity, name }, index) => [
      ...(activity === '' ? [{ path: `subActivities.${index}.activity`, code: 'required' }] : []),
      ...(name === '' ? [{ path: `subActivities.${index}.name`, code: 'required' }] : []),
    ]),
    ...repeated(config.authorizedDomains, 'domainExists', (domain, index) => ({
      path: `authorizedDomains.${index}`,
      key: domain,
    })),
    ...repeated(config.countries, 'countryExists', (country, index) => ({
      path: `countries.${index}`,
      key: country,
    })),
  ];
}

/** Levels are in their order, and each shown one begins at a higher zoom than the shown one before. */
function layerFaults({ layers }: OpportunityConfig): ConfigurationFault[] {
  const faults: ConfigurationFault[] = [];
  let before = -1;
  layers.forEach(({ level, shown, fromZoom }, index) => {
    if (level !== index + 1) faults.push({ path: `layers.${index}.level`, code: 'levelOrder' });
    if (!shown) return;
    if (fromZoom <= before)
      faults.push({ path: `layers.${index}.fromZoom`, code: 'zoomOrder', params: { before } });
    before = Math.max(before, fromZoom);
  });
  return faults;
}

/** Bounds of a hole travel as numbers of the measure; `to` is missing where there is no end. */
function legendFault(fault: LegendFault): FieldFault {
  if (fault.code === 'legendDuplicate') return { code: fault.code, params: { of: fault.of + 1 } };
  if (fault.code !== 'legendHole') return { code: fault.code };
  const { from, to } = fault.hole;
  return { code: fault.code, params: { from, ...(Number.isFinite(to) && { to }) } };
}

function categoryFaults({ categories }: OpportunityConfig): ConfigurationFault[] {
  const words = categories.flatMap(({ slug, productCategories }, index) =>
    productCategories.map((word, place) => ({ word, slug, index, place })),
  );
  return [
    ...repeated(categories, 'slugExists', ({ slug }, index) => ({
      path: `categories.${index}.slug`,
      key: slug,
    })),
    ...repeated(
      words,
      'categoryTaken',
      ({ word, index, place }) => ({
        path: `categories.${index}.productCategories.${place}`,
        key: word.toLowerCase(),
      }),
      ({ slug }) => ({ category: slug }),
    ),
  ];
}

/** Items whose key also belongs to an earlier item. */
function repeated<Item>(
  items: readonly Item[],
  code: string,
  placeOf: (item: Item, index: number) => { path: string; key: string },
  paramsOf?: (first: Item) => Record<string, string>,
): ConfigurationFault[] {
  const seen = new Map<string, Item>();
  return items.flatMap((item, index) => {
    const { path, key } = placeOf(item, index);
    const first = seen.get(key);
    if (first !== undefined) return [{ path, code, ...(paramsOf && { params: paramsOf(first) }) }];
    seen.set(key, item);
    return [];
  });
}
