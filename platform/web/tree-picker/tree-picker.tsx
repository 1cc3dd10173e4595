import { SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { RegionError } from '#platform/web/feedback/region-error.tsx';
import { treeSearcher } from './search-tree.ts';
import { TreeChips } from './tree-chips.tsx';
import { ancestorsOf, indexTree, isBranch, type TreeIndex } from './tree-index.ts';
import { TreeList } from './tree-list.tsx';
import type { TreeNode } from './tree-node.ts';
import classes from './tree-picker.module.css';
import { rowsLeadingTo, visibleRows } from './tree-rows.ts';
import {
  checkOf,
  chosenBelow,
  isChosen,
  type TreeSelection,
  toggleNode,
} from './tree-selection.ts';
import { type LoadChildren, useLoadedTree } from './use-loaded-tree.ts';

const SEARCH_PAUSE_MS = 250;

/** Brands, groups and locations to choose from; 20,000 of them stay quick. */
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
  /** Finds what is not loaded; gives what was found together with the way to it. */
  searchNodes?: (
    query: string,
  ) => Promise<{ nodes: readonly TreeNode[]; found: readonly string[] }>;
  /** The panel of a wizard sums the choice up already. */
  withoutChips?: boolean;
}) {
  const { nodes, selection, onChange, searchNodes } = given;
  const { t } = useTranslation();
  const { tree, load, add, needsLoading, loading, failed } = useLoadedTree(
    nodes,
    given.loadChildren,
  );
  const [open, setOpen] = useState<ReadonlySet<string>>(() => firstOpen(tree, selection));
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<{ query: string; found: readonly string[] } | null>(null);
  const [view, setView] = useState<'all' | 'chosen'>('all');
  const search = useMemo(() => treeSearcher(tree), [tree]);
  const below = useMemo(() => chosenBelow(tree, selection), [tree, selection]);

  const askServer = useDebouncedCallback(async (asked: string) => {
    const result = await searchNodes?.(asked);
    if (!result) return;
    add(result.nodes);
    setAnswer({ query: asked, found: result.found });
  }, SEARCH_PAUSE_MS);

  const rows = useMemo(() => {
    const asked = query.trim();
    if (asked !== '') {
      const found = new Set(search(asked));
      if (answer?.query === asked) for (const id of answer.found) found.add(id);
      return rowsLeadingTo(tree, found, open);
    }
    return view === 'chosen' ? rowsLeadingTo(tree, selection, open) : visibleRows(tree, open);
  }, [query, search, answer, view, tree, selection, open]);

  const setBranch = (id: string, opened: boolean) => {
    setOpen((before) => {
      const after = new Set(before);
      opened ? after.add(id) : after.delete(id);
      return after;
    });
    if (opened) load(id).catch(() => {});
  };

  const toggle = async (id: string) => {
    // Taking one out of a chosen group names its siblings, so they must be known.
    const missing = isChosen(tree, selection, id) ? ancestorsOf(tree, id).filter(needsLoading) : [];
    if (missing.length === 0) return onChange(toggleNode(tree, selection, id));
    try {
      const loaded = await Promise.all(missing.map(load));
      onChange(toggleNode(indexTree([...tree.nodes.values(), ...loaded.flat()]), selection, id));
    } catch {
      // The note above the tree says it and offers to try again.
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
          value={query}
          onChange={(event) => {
            const asked = event.currentTarget.value;
            setQuery(asked);
            if (searchNodes && asked.trim() !== '') void askServer(asked.trim());
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
      {failed && (
        <RegionError error={failed.error} onRetry={() => void load(failed.id).catch(() => {})} />
      )}
      {rows.length === 0 ? (
        <p className={classes.none} role="status">
          {query.trim() === '' ? t('platform:tree.nothingChosen') : t('platform:tree.nothingFound')}
        </p>
      ) : (
        <TreeList
          label={given.label}
          tree={tree}
          rows={rows}
          loading={loading}
          checkOf={(id) => checkOf(tree, selection, below, id)}
          metaOf={(node) =>
            isBranch(tree, node.id)
              ? given.countOf(tree.leafCounts.get(node.id) ?? 0, node)
              : node.note
          }
          onSetOpen={setBranch}
          onToggle={(id) => void toggle(id)}
        />
      )}
    </div>
  );
}

/** What is chosen is in sight from the start; and a single brand would only be one more click on the way. */
function firstOpen(tree: TreeIndex, selection: TreeSelection): ReadonlySet<string> {
  const open = new Set<string>();
  const roots = tree.children.get(null) ?? [];
  if (roots.length === 1) for (const root of roots) open.add(root);
  for (const id of selection) for (const ancestor of ancestorsOf(tree, id)) open.add(ancestor);
  return open;
}
