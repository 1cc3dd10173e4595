import { useMemo, useState } from 'react';
import { childrenOf, indexTree, type TreeIndex } from './tree-index.ts';
import type { TreeNode } from './tree-node.ts';

export type LoadChildren = (id: string) => Promise<readonly TreeNode[]>;

/** The tree as given plus what was asked for since; a branch is complete once all its children are here. */
export function useLoadedTree(nodes: readonly TreeNode[], loadChildren?: LoadChildren) {
  const [extra, setExtra] = useState<readonly TreeNode[]>([]);
  const [complete, setComplete] = useState<ReadonlySet<string>>(new Set());
  const [loading, setLoading] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<{ id: string; error: unknown } | null>(null);
  const given = useMemo(() => indexTree(nodes), [nodes]);
  const tree = useMemo(
    () => (extra.length === 0 ? given : indexTree([...nodes, ...extra])),
    [nodes, extra, given],
  );

  const needsLoading = (id: string) =>
    loadChildren !== undefined &&
    !complete.has(id) &&
    tree.nodes.get(id)?.leafCount !== undefined &&
    childrenOf(given, id).length === 0;

  const load = async (id: string): Promise<readonly TreeNode[]> => {
    if (!loadChildren || !needsLoading(id)) return [];
    setFailed(null);
    setLoading((before) => new Set(before).add(id));
    try {
      const children = await loadChildren(id);
      setExtra((before) => [...before.filter(({ parentId }) => parentId !== id), ...children]);
      setComplete((before) => new Set(before).add(id));
      return children;
    } catch (error) {
      setFailed({ id, error });
      throw error;
    } finally {
      setLoading((before) => {
        const after = new Set(before);
        after.delete(id);
        return after;
      });
    }
  };

  const add = (found: readonly TreeNode[]) =>
    setExtra((before) => [
      ...before,
      ...found.filter(({ id }) => !tree.nodes.has(id) && !before.some((each) => each.id === id)),
    ]);

  return { tree: tree as TreeIndex, load, add, needsLoading, loading, failed };
}
