import { foldText } from '#platform/web/filters/fold-text.ts';
import type { TreeIndex } from './tree-index.ts';

/** Folding 20,000 names takes longer than looking through them, so it is done once per tree. */
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
