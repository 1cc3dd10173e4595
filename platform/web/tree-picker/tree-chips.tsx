import { IconX } from '@tabler/icons-react';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './tree-chips.module.css';
import { isBranch, type TreeIndex, type TreeSelection } from './tree-index.ts';

const SHOWN = 6;

/** The selected nodes as chips; a group shows how many it contains. */
export function TreeChips(given: {
  tree: TreeIndex;
  selection: TreeSelection;
  onRemove: (id: string) => void;
  onShowAll: () => void;
}) {
  const { tree, selection, onRemove, onShowAll } = given;
  const { t } = useTranslation();
  const { number } = useFormat();
  if (selection.size === 0) return null;
  const more = selection.size - SHOWN;
  return (
    <ul className={classes.chips} aria-label={t('platform:tree.chosen')}>
      {[...selection].slice(0, SHOWN).map((id) => {
        const label = tree.nodes.get(id)?.label ?? id;
        return (
          <li key={id} className={classes.chip}>
            <span className={classes.label}>{label}</span>
            {isBranch(tree, id) && (
              <span className={classes.count}>{number(tree.leafCounts.get(id) ?? 0)}</span>
            )}
            <button
              type="button"
              className={classes.remove}
              aria-label={t('platform:tree.remove', { name: label })}
              onClick={() => onRemove(id)}
            >
              <Icon of={IconX} size={14} />
            </button>
          </li>
        );
      })}
      {more > 0 && (
        <li>
          <LinkButton className={classes.more} onClick={onShowAll}>
            {t('platform:tree.more', { count: more, formatted: number(more) })}
          </LinkButton>
        </li>
      )}
    </ul>
  );
}
