import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import {
  type AssociationNode,
  listAssociationsCall,
} from '#modules/directory/contract/associations.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import type { TreeNode, TreeSelection } from '#platform/web/tree-picker/tree-index.ts';
import type { LoadChildren } from '#platform/web/tree-picker/use-loaded-tree.ts';
import type { SearchNodes } from '#platform/web/tree-picker/use-tree-search.ts';
import {
  type ChosenPlace,
  chosenAfter,
  type LoadedPlaces,
  looseNodes,
  toTreeNode,
  toTreeSelection,
  treeNodeId,
} from './place-tree.ts';

export type Places = ReturnType<typeof usePlaces>;

/** Page size of a tree level; in longer lists users search instead. */
const PAGE = 100;
const FOUND = 50;

/** Data of the place tree for the picker: loads the brand first and other nodes on demand [USR-06]. */
export function usePlaces(
  clientId: string,
  chosen: readonly ChosenPlace[],
  onChange: (chosen: ChosenPlace[]) => void,
) {
  const queries = useQueryClient();
  const brand = useCall(listAssociationsCall, { query: { clientId } });
  const known = useRef<Map<string, AssociationNode>>(new Map());
  const [seen, setSeen] = useState<LoadedPlaces>(new Map());

  const remember = useCallback((places: readonly AssociationNode[]): TreeNode[] => {
    for (const place of places) known.current.set(treeNodeId(place), place);
    setSeen(new Map(known.current));
    return places.map(toTreeNode);
  }, []);
  const fetchPlaces = useCallback(
    (query: { parent?: string; words?: string; page?: number; limit: number }) =>
      queries.fetchQuery(callQueryOptions(listAssociationsCall, { query: { clientId, ...query } })),
    [queries, clientId],
  );

  const loadChildren = useCallback<LoadChildren>(
    async (parent, page) => {
      const { items, total } = await fetchPlaces({ parent, page, limit: PAGE });
      return { nodes: remember(items), total };
    },
    [fetchPlaces, remember],
  );
  const searchNodes = useCallback<SearchNodes>(
    async (searchText) => {
      const { items, ancestors, total } = await fetchPlaces({
        words: searchText.slice(0, 100),
        limit: FOUND,
      });
      return {
        nodes: remember([...ancestors, ...items]),
        found: items.map(treeNodeId),
        total,
      };
    },
    [fetchPlaces, remember],
  );

  const roots = brand.data?.items;
  const nodes = useMemo(
    () => [...(roots ?? []).map(toTreeNode), ...looseNodes(chosen, seen, clientId)],
    [roots, chosen, seen, clientId],
  );
  const selection = useMemo(() => toTreeSelection(chosen, seen), [chosen, seen]);
  const described = useMemo(() => {
    const places = new Map([...(roots ?? []), ...seen.values()].map((place) => [place.id, place]));
    return chosen.map((each) => ({ ...each, ...descriptionOf(places.get(each.id)) }));
  }, [chosen, seen, roots]);

  return {
    brand,
    nodes,
    selection,
    /** The chosen places with all data known so far. */
    chosen: described,
    onChange,
    loadChildren,
    searchNodes,
    change(after: TreeSelection) {
      const all = new Map(known.current);
      for (const place of roots ?? []) all.set(treeNodeId(place), place);
      onChange(chosenAfter({ chosen, before: selection, after, known: all }));
    },
  };
}

/** A user's places only have names at first. */
function descriptionOf(place: AssociationNode | undefined): Partial<ChosenPlace> {
  if (!place) return {};
  const { detail, locations, hasRepresentative } = place;
  return { detail, locations, hasRepresentative };
}
