import { ActionIcon } from '@mantine/core';
import { IconBuildingStore, IconSitemap, IconX } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import {
  chosenLeafCount,
  indexTree,
  isBranch,
  type TreeNode,
  type TreeSelection,
  toggleNode,
} from './tree-index.ts';
import classes from './tree-summary.module.css';

const SHOWN = 5;
const MORE = 50;

/** The selection in a wizard's panel: its size, its parts, and a button to remove each. */
export function TreeSummary(given: {
  nodes: readonly TreeNode[];
  selection: TreeSelection;
  onChange: (selection: TreeSelection) => void;
  /** The unit of the number: "locations". */
  unit: ReactNode;
  /** "through 1 group and 36 single locations" */
  through?: ReactNode;
  /** Under a branch: "whole group, 96 locations". */
  branchNote: (leaves: number, id: string) => ReactNode;
}) {
  const { nodes, selection, onChange } = given;
  const { t } = useTranslation();
  const { number } = useFormat();
  const tree = useMemo(() => indexTree(nodes), [nodes]);
  const [shown, setShown] = useState(SHOWN);
  const more = selection.size - shown;
  return (
    <section className={classes.summary} aria-label={t('platform:tree.chosen')}>
      <h2>{t('platform:tree.chosen')}</h2>
      <p className={classes.figure}>
        {number(chosenLeafCount(tree, selection))}{' '}
        <span className={classes.unit}>{given.unit}</span>
      </p>
      {given.through !== undefined && <p className={classes.through}>{given.through}</p>}
      <ul className={classes.list}>
        {[...selection].slice(0, shown).map((id) => {
          const branch = isBranch(tree, id);
          const node = tree.nodes.get(id);
          const label = node?.label ?? id;
          return (
            <li key={id} className={classes.item}>
              <Icon of={branch ? IconSitemap : IconBuildingStore} className={classes.icon} />
              <span className={classes.words}>
                {branch ? <b>{label}</b> : label}
                <small className={classes.note}>
                  {branch ? given.branchNote(tree.leafCounts.get(id) ?? 0, id) : node?.note}
                </small>
              </span>
              <ActionIcon
                className={classes.remove}
                aria-label={t('platform:tree.remove', { name: label })}
                onClick={() => onChange(toggleNode(tree, selection, id))}
              >
                <Icon of={IconX} size={14} />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <p className={classes.more}>
          <LinkButton onClick={() => setShown(shown + MORE)}>
            {t('platform:tree.more', { count: more, formatted: number(more) })}
          </LinkButton>
        </p>
      )}
    </section>
  );
}
