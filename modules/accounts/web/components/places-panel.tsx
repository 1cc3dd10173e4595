import { IconAlertTriangle } from '@tabler/icons-react';
import type { Role } from '#platform/contract/permission.ts';
import { SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { TreeSummary } from '#platform/web/tree-picker/tree-summary.tsx';
import { type ChosenPlace, placesSum } from '../data/place-tree.ts';
import type { Places } from '../data/use-places.ts';
import classes from './user-panel.module.css';

/** "through 1 group and 36 single locations"; undefined without a selection. */
export function usePlacesBreakdown(chosen: readonly ChosenPlace[]): string | undefined {
  const { t } = useTranslation();
  const { number, list } = useFormat();
  const { wholeBrand, groups, single } = placesSum(chosen);
  if (chosen.length === 0) return undefined;
  if (wholeBrand) return t('accounts:places.throughBrand');
  const parts = [
    ...(groups > 0 ? [t('accounts:places.someGroups', counted(groups))] : []),
    ...(single > 0 ? [t('accounts:places.someSingle', counted(single))] : []),
  ];
  return t('accounts:places.through', { parts: list(parts) });

  function counted(count: number) {
    return { count, formatted: number(count) };
  }
}

/** Loads the tree of places only when it is shown. */
export const PlacesPicker = onDemand(() => import('./places-tree.tsx'), <SkeletonRows />);

const NAMED = 3;

/** Summary of the chosen places, each removable, with a note on existing representatives [USR-06]. */
export function PlacesPanel({
  places: { chosen, onChange },
  role,
  before = [],
}: {
  places: Places;
  role: Role | null;
  /** Places the user already had; the existing representative there is the user. */
  before?: readonly Pick<ChosenPlace, 'id'>[];
}) {
  const { t } = useTranslation();
  const { number, list } = useFormat();
  const through = usePlacesBreakdown(chosen);
  const kinds = new Map(chosen.map(({ id, kind }) => [id, kind]));
  const own = new Set(before.map(({ id }) => id));
  const taken = chosen.filter(({ id, hasRepresentative }) => hasRepresentative && !own.has(id));
  const { locations } = placesSum(chosen);
  return (
    <>
      <TreeSummary
        nodes={chosen.map(({ id, kind, name, detail, locations: leafCount }) => ({
          id,
          parentId: null,
          label: name,
          ...(detail && { note: detail }),
          ...(kind !== 'location' && { leafCount }),
        }))}
        selection={new Set(chosen.map(({ id }) => id))}
        onChange={(remainingIds) => onChange(chosen.filter(({ id }) => remainingIds.has(id)))}
        unit={t('accounts:places.unit', { count: locations })}
        {...(through !== undefined && { through })}
        branchNote={(count, id) =>
          t(
            kinds.get(id) === 'brand' ? 'accounts:places.wholeBrand' : 'accounts:places.wholeGroup',
            {
              count,
              formatted: number(count),
            },
          )
        }
      />
      {role === 'sales_rep' && taken.length > 0 && (
        <div className={classes.section}>
          <Note tone="due" icon={IconAlertTriangle}>
            {t('accounts:places.taken', {
              count: taken.length,
              formatted: number(taken.length),
              names: list(taken.slice(0, NAMED).map(({ name }) => name)),
            })}
          </Note>
        </div>
      )}
    </>
  );
}
