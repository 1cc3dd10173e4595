import type { ReactNode } from 'react';
import { ASSOCIATIONS_LIMIT } from '#modules/accounts/contract/user-fields.ts';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TreePicker } from '#platform/web/tree-picker/tree-picker.tsx';
import type { Places } from '../data/use-places.ts';

/** The brand, its groups and their locations as a tree to choose from [USR-06]. */
export default function PlacesTree({
  places,
  error,
  onTouch,
}: {
  places: Places;
  error?: ReactNode;
  /** Called on every change of the selection, so that the caller can clear its error. */
  onTouch?: () => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const counted = (count: number) => ({ count, formatted: number(count) });
  return (
    <QueryBoundary query={places.brand}>
      {({ items: [brand] }) => (
        <TreePicker
          label={t('accounts:places.tree')}
          nodes={places.nodes}
          selection={places.selection}
          onChange={(selection) => {
            onTouch?.();
            places.change(selection);
          }}
          searchPlaceholder={t('accounts:places.search', counted(brand?.locations ?? 0))}
          countOf={(leaves, { id }) =>
            id === brand?.id && brand.groups > 0
              ? t('accounts:places.groupsAndLocations', {
                  groups: t('accounts:places.groups', counted(brand.groups)),
                  locations: t('accounts:places.locations', counted(leaves)),
                })
              : t('accounts:places.locations', counted(leaves))
          }
          loadChildren={places.loadChildren}
          searchNodes={places.searchNodes}
          moreWords={(count) => t('accounts:places.more', counted(count))}
          mayName={(leaves) => {
            if (leaves <= ASSOCIATIONS_LIMIT) return true;
            showToast({
              tone: 'bad',
              text: t('accounts:places.tooMany', { max: number(ASSOCIATIONS_LIMIT) }),
            });
            return false;
          }}
          withoutChips
          {...(error !== undefined && { error })}
        />
      )}
    </QueryBoundary>
  );
}
