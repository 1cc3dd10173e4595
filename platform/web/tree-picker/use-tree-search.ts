import { useDebouncedCallback } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { foldText } from '#platform/web/filters/fold-text.ts';
import type { TreeIndex, TreeNode } from './tree-index.ts';

/** Searches nodes that are not loaded; returns the matches with their ancestors and the total. */
export type SearchNodes = (
  query: string,
) => Promise<{ nodes: readonly TreeNode[]; found: readonly string[]; total: number }>;

const SEARCH_PAUSE_MS = 250;

type Answer = { query: string; found: readonly string[]; total: number; error?: unknown };

/** Loaded nodes are searched while the user types; the server is queried when the typing pauses. */
export function useTreeSearch(
  tree: TreeIndex,
  add: (nodes: readonly TreeNode[]) => void,
  searchNodes?: SearchNodes,
) {
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const search = useMemo(() => treeSearcher(tree), [tree]);
  const searchText = query.trim();
  const answered = answer?.query === searchText ? answer : null;

  const searchServer = async (words: string) => {
    if (!searchNodes) return;
    try {
      const { nodes, found, total } = await searchNodes(words);
      add(nodes);
      setAnswer({ query: words, found, total });
    } catch (error) {
      setAnswer({ query: words, found: [], total: 0, error });
    }
  };
  const searchServerSoon = useDebouncedCallback(searchServer, SEARCH_PAUSE_MS);

  const found = useMemo(
    () => (searchText === '' ? null : new Set([...search(searchText), ...(answered?.found ?? [])])),
    [searchText, search, answered],
  );

  return {
    query,
    found,
    isSearching: searchText !== '' && searchNodes !== undefined && answered === null,
    error: answered?.error,
    /** Number of server matches that are not shown. */
    beyond: answered ? Math.max(0, answered.total - answered.found.length) : 0,
    type(next: string) {
      setQuery(next);
      if (next.trim() !== '') void searchServerSoon(next.trim());
    },
    again: () => void searchServer(searchText),
  };
}

/** Folds 20,000 names once per tree, because that takes longer than searching them. */
export function treeSearcher(tree: TreeIndex): (query: string) => string[] {
  let folded: [id: string, text: string][] | null = null;
  return (query) => {
    folded ??= [...tree.nodes.values()].map(({ id, label, note }) => [
      id,
      foldText(`${label} ${note ?? ''}`),
    ]);
    const words = foldText(query).split(/\s+/).filter(Boolean);
    return folded
      .filter(([, text]) => words.every((word) => text.includes(word)))
      .map(([id]) => id);
  };
}
