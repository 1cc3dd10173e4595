import { z } from 'zod';
import type { AssociationNode } from '#modules/directory/contract/associations.ts';
import { associationSchema } from '#platform/contract/client.ts';
import type { TreeNode, TreeSelection } from '#platform/web/tree-picker/tree-index.ts';

/** A brand, group or location assigned to a user, with the data that the panel shows. */
export const chosenPlaceSchema = associationSchema.extend({
  name: z.string(),
  detail: z.string(),
  locations: z.number().int(),
  hasRepresentative: z.boolean(),
  /** Groups of a location as far as known; the tree marks them as partly selected before they are opened. */
  groupIds: z.array(z.string()).default([]),
});
export type ChosenPlace = z.infer<typeof chosenPlaceSchema>;

/** Places loaded so far, by their tree node id. */
export type LoadedPlaces = ReadonlyMap<string, AssociationNode>;

/** A location can be in several groups, so its node id combines location and group. */
export function treeNodeId({
  kind,
  id,
  parentId,
}: Pick<AssociationNode, 'kind' | 'id' | 'parentId'>) {
  return kind === 'location' ? `${id}@${parentId ?? ''}` : id;
}

export function toTreeNode(place: AssociationNode): TreeNode {
  const note = [place.detail, place.code].filter(Boolean).join(' · ');
  return {
    id: treeNodeId(place),
    parentId: place.parentId,
    label: place.name,
    ...(note && { note }),
    ...(place.kind !== 'location' && { leafCount: place.locations }),
  };
}

/** A chosen location is ticked in every loaded group; if no group is loaded, it gets a node without parent. */
export function toTreeSelection(
  chosen: readonly ChosenPlace[],
  known: LoadedPlaces,
): TreeSelection {
  const places = Map.groupBy(known.keys(), (nodeId) => placeIdOf(nodeId));
  return new Set(
    chosen.flatMap(({ kind, id }) =>
      kind === 'location' ? (places.get(id) ?? [treeNodeId({ kind, id, parentId: null })]) : [id],
    ),
  );
}

export function looseNodes(
  chosen: readonly ChosenPlace[],
  known: LoadedPlaces,
  brandId: string,
): TreeNode[] {
  const met = new Set([...known.keys()].map(placeIdOf));
  return chosen
    .filter(({ kind, id }) => kind !== 'brand' && !met.has(id))
    .map(({ kind, id, name, detail, locations, groupIds }) => ({
      id: treeNodeId({ kind, id, parentId: null }),
      parentId: groupIds.find((groupId) => known.has(groupId)) ?? brandId,
      label: name,
      loose: true,
      ...(detail && { note: detail }),
      ...(kind === 'group' && { leafCount: locations }),
    }));
}

/** The selection after a click in the tree: additions and removals, each once even if a node is shown several times. */
export function chosenAfter(given: {
  chosen: readonly ChosenPlace[];
  before: TreeSelection;
  after: TreeSelection;
  known: LoadedPlaces;
}): ChosenPlace[] {
  const { chosen, before, after, known } = given;
  const gone = new Set([...before].filter((id) => !after.has(id)).map(placeIdOf));
  const remaining = chosen.filter(({ id }) => !gone.has(id));
  const have = new Set(remaining.map(({ id }) => id));
  const added = [...after]
    .filter((nodeId) => !before.has(nodeId) && !have.has(placeIdOf(nodeId)))
    .flatMap((nodeId) => known.get(nodeId) ?? []);
  return [...remaining, ...added.map(chosenPlaceOf)];
}

function chosenPlaceOf(place: AssociationNode): ChosenPlace {
  const { kind, id, name, detail, locations, hasRepresentative, parentId } = place;
  const groupIds = kind === 'location' && parentId !== null ? [parentId] : [];
  return { kind, id, name, detail, locations, hasRepresentative, groupIds };
}

function placeIdOf(nodeId: string): string {
  return nodeId.split('@')[0] ?? nodeId;
}

/** Number of locations in a selection and its parts: 132 locations through 1 group and 36 single locations. */
export function placesSum(chosen: readonly ChosenPlace[]) {
  const groups = chosen.filter(({ kind }) => kind === 'group').length;
  const single = chosen.filter(({ kind }) => kind === 'location').length;
  return {
    wholeBrand: chosen.some(({ kind }) => kind === 'brand'),
    groups,
    single,
    locations: chosen.reduce((sum, { locations }) => sum + locations, 0),
  };
}
