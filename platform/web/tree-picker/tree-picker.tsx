import { SegmentedControl, TextInput } from '@mantine/core';
import { IconAlertCircle, IconSearch, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import chipStyles from './tree-chips.module.css';
import {
  ancestorsOf,
  chosenBelow,
  indexTree,
  isBranch,
  isChosen,
  nodeCheckState,
  type TreeIndex,
  type TreeNode,
  type TreeSelection,
  toggleNode,
} from './tree-index.ts';
import { TreeList } from './tree-list.tsx';
import classes from './tree-picker.module.css';
import { rowsLeadingTo, visibleRows } from './tree-rows.ts';
import { type LoadChildren, useLoadedTree } from './use-loaded-tree.ts';
import { type SearchNodes, useTreeSearch } from './use-tree-search.ts';

/** Selects brands, groups and locations; fast with 20,000 of them. */
export function TreePicker(given: {
  label: string;
  nodes: readonly TreeNode[];
  selection: TreeSelection;
  onChange: (selection: TreeSelection) => void;
  /** "Search 421 locations by name, city or code" */
  searchPlaceholder: string;
  /** At the right of a branch: "96 locations". */
  countOf: (leaves: number, node: TreeNode) => ReactNode;
  /** For branches that come with a `leafCount` instead of children. */
  loadChildren?: LoadChildren;
  searchNodes?: SearchNodes;
  /** "92 more locations in this group"; where `loadChildren` gives pages. */
  moreWords?: (count: number) => string;
  /** Called before a selected branch is replaced by its leaves; false refuses, and the callback explains why. */
  mayName?: (leaves: number) => boolean;
  /** Hides the chips if a wizard's panel already shows the selection. */
  withoutChips?: boolean;
  error?: ReactNode;
}) {
  const { nodes, selection, onChange } = given;
  const { t } = useTranslation();
  const { number } = useFormat();
  const loaded = useLoadedTree(nodes, given.loadChildren);
  const { tree, remaining, load, hasMissingChildren } = loaded;
  const [open, setOpen] = useState<ReadonlySet<string>>(() => firstOpen(tree, selection));
  const [view, setView] = useState<'all' | 'chosen'>('all');
  const search = useTreeSearch(tree, loaded.add, given.searchNodes);
  const below = useMemo(() => chosenBelow(tree, selection), [tree, selection]);
  const problemId = useId();
  const bring = (id: string) => void load(id).catch(() => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what is open from the start
  useEffect(() => {
    for (const id of open) if (hasMissingChildren(id)) bring(id);
  }, []);

  const rows = useMemo(() => {
    if (search.found !== null) return rowsLeadingTo(tree, search.found, open, remaining);
    return view === 'chosen'
      ? rowsLeadingTo(tree, selection, open, remaining)
      : visibleRows(tree, open, remaining);
  }, [search.found, view, tree, selection, open, remaining]);

  const setBranch = (id: string, opened: boolean) => {
    setOpen((before) => {
      const after = new Set(before);
      opened ? after.add(id) : after.delete(id);
      return after;
    });
    if (opened && !remaining.has(id)) bring(id);
  };

  const toggle = async (id: string) => {
    // Removing one node from a selected group selects its siblings instead, so they must be loaded.
    const chosenAbove = isChosen(tree, selection, id) && !selection.has(id);
    const missing = chosenAbove ? ancestorsOf(tree, id).filter(hasMissingChildren) : [];
    const names = missing.reduce((sum, each) => sum + (tree.leafCounts.get(each) ?? 0), 0);
    if (missing.length > 0 && given.mayName?.(names) === false) return;
    if (missing.length === 0) return onChange(toggleNode(tree, selection, id));
    try {
      const more = await Promise.all(missing.map((each) => load(each, 'all')));
      onChange(toggleNode(indexTree([...tree.nodes.values(), ...more.flat()]), selection, id));
    } catch {
      // The note above the tree reports it and offers a retry.
    }
  };

  return (
    <div className={classes.picker}>
      <div className={classes.bar}>
        <TextInput
          type="search"
          className={classes.search}
          classNames={{ section: classes.section }}
          aria-label={given.searchPlaceholder}
          placeholder={given.searchPlaceholder}
          leftSection={<Icon of={IconSearch} />}
          value={search.query}
          onChange={(event) => search.type(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter in the search must not submit the surrounding form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <SegmentedControl
          aria-label={t('platform:tree.show')}
          value={view}
          onChange={(chosen) => setView(chosen as 'all' | 'chosen')}
          data={[
            { value: 'all', label: t('platform:tree.all') },
            { value: 'chosen', label: t('platform:tree.chosen') },
          ]}
        />
      </div>
      {!given.withoutChips && (
        <TreeChips
          tree={tree}
          selection={selection}
          onRemove={(id) => onChange(toggleNode(tree, selection, id))}
          onShowAll={() => setView('chosen')}
        />
      )}
      {loaded.failed && (
        <RegionError
          error={loaded.failed.error}
          onRetry={() => loaded.failed && bring(loaded.failed.id)}
        />
      )}
      {search.error !== undefined && <RegionError error={search.error} onRetry={search.again} />}
      {rows.length === 0 ? (
        <p className={classes.none} role="status">
          {search.found === null
            ? t('platform:tree.nothingChosen')
            : search.isSearching
              ? t('platform:tree.searching')
              : t('platform:tree.nothingFound')}
        </p>
      ) : (
        <TreeList
          label={given.label}
          tree={tree}
          rows={rows}
          loading={loaded.loading}
          checkOf={(id) => nodeCheckState(tree, selection, below, id)}
          metaOf={(node) =>
            isBranch(tree, node.id)
              ? given.countOf(tree.leafCounts.get(node.id) ?? 0, node)
              : node.note
          }
          onSetOpen={setBranch}
          onToggle={(id) => void toggle(id)}
          onMore={bring}
          moreWords={(count) =>
            given.moreWords?.(count) ?? t('platform:tree.more', { count, formatted: number(count) })
          }
          shown={search.found === null ? view : search.query}
          problemId={given.error === undefined ? undefined : problemId}
        />
      )}
      {search.found !== null && search.beyond > 0 && (
        <p className={classes.beyond}>
          {t('platform:tree.beyond', { count: search.beyond, formatted: number(search.beyond) })}
        </p>
      )}
      {given.error !== undefined && (
        <p id={problemId} className={classes.problem}>
          <Icon of={IconAlertCircle} size={13} />
          {given.error}
        </p>
      )}
    </div>
  );
}

/** Opens the branches of selected nodes, and a single brand to save a click. */
function firstOpen(tree: TreeIndex, selection: TreeSelection): ReadonlySet<string> {
  const open = new Set<string>();
  const roots = tree.children.get(null) ?? [];
  if (roots.length === 1) for (const root of roots) open.add(root);
  for (const id of selection) for (const ancestor of ancestorsOf(tree, id)) open.add(ancestor);
  return open;
}

const SHOWN = 6;

/** The selected nodes as chips; a group shows how many it contains. */
function TreeChips(given: {
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
    <ul className={chipStyles.chips} aria-label={t('platform:tree.chosen')}>
      {[...selection].slice(0, SHOWN).map((id) => {
        const label = tree.nodes.get(id)?.label ?? id;
        return (
          <li key={id} className={chipStyles.chip}>
            <span className={chipStyles.label}>{label}</span>
            {isBranch(tree, id) && (
              <span className={chipStyles.count}>{number(tree.leafCounts.get(id) ?? 0)}</span>
            )}
            <button
              type="button"
              className={chipStyles.remove}
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
          <LinkButton className={chipStyles.more} onClick={onShowAll}>
            {t('platform:tree.more', { count: more, formatted: number(more) })}
          </LinkButton>
        </li>
      )}
    </ul>
  );
}
