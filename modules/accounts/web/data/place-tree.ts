import { z } from 'zod';
import type { AssociationNode } from '#modules/directory/contract/list-associations.ts';
import { associationSchema } from '#platform/contract/association.ts';
import type { TreeNode } from '#platform/web/tree-picker/tree-node.ts';
import type { TreeSelection } from '#platform/web/tree-picker/tree-selection.ts';

/** The brand, a group or a location that a user is given, with what the panel says about it. */
export const chosenPlaceSchema = associationSchema.extend({
  name: z.string(),
  detail: z.string(),
  locations: z.number().int(),
  hasRepresentative: z.boolean(),
  /** Where a location lies, as far as that was told: its group is then half ticked before anybody opens it. */
  groupIds: z.array(z.string()).default([]),
});
export type ChosenPlace = z.infer<typeof chosenPlaceSchema>;

/** What the server told about places so far, by their id in the tree. */
export type KnownPlaces = ReadonlyMap<string, AssociationNode>;

/** A location of several groups stands in each of them, so its place in the tree is told by both. */
export function nodeIdOf({
  kind,
  id,
  parentId,
}: Pick<AssociationNode, 'kind' | 'id' | 'parentId'>) {
  return kind === 'location' ? `${id}@${parentId ?? ''}` : id;
}

export function treeNodeOf(place: AssociationNode): TreeNode {
  const note = [place.detail, place.code].filter(Boolean).join(' · ');
  return {
    id: nodeIdOf(place),
    parentId: place.parentId,
    label: place.name,
    ...(note && { note }),
    ...(place.kind !== 'location' && { leafCount: place.locations }),
  };
}

/** A chosen location is ticked wherever it stands; one that was not met yet stands among the chosen only. */
export function selectionOf(chosen: readonly ChosenPlace[], known: KnownPlaces): TreeSelection {
  const places = Map.groupBy(known.keys(), (nodeId) => placeIdOf(nodeId));
  return new Set(
    chosen.flatMap(({ kind, id }) =>
      kind === 'location' ? (places.get(id) ?? [nodeIdOf({ kind, id, parentId: null })]) : [id],
    ),
  );
}

export function looseNodes(
  chosen: readonly ChosenPlace[],
  known: KnownPlaces,
  brandId: string,
): TreeNode[] {
  const met = new Set([...known.keys()].map(placeIdOf));
  return chosen
    .filter(({ kind, id }) => kind !== 'brand' && !met.has(id))
    .map(({ kind, id, name, detail, locations, groupIds }) => ({
      id: nodeIdOf({ kind, id, parentId: null }),
      parentId: groupIds.find((groupId) => known.has(groupId)) ?? brandId,
      label: name,
      loose: true,
      ...(detail && { note: detail }),
      ...(kind === 'group' && { leafCount: locations }),
    }));
}

/** The choice after a click in the tree: what came in and what went out, each once however often it is shown. */
export function chosenAfter(given: {
  chosen: readonly ChosenPlace[];
  before: TreeSelection;
  after: TreeSelection;
  known: KnownPlaces;
}): ChosenPlace[] {
  const { chosen, before, after, known } = given;
  const gone = new Set([...before].filter((id) => !after.has(id)).map(placeIdOf));
  const kept = chosen.filter(({ id }) => !gone.has(id));
  const have = new Set(kept.map(({ id }) => id));
  const added = [...after]
    .filter((nodeId) => !before.has(nodeId) && !have.has(placeIdOf(nodeId)))
    .flatMap((nodeId) => known.get(nodeId) ?? []);
  return [...kept, ...added.map(chosenPlaceOf)];
}

function chosenPlaceOf(place: AssociationNode): ChosenPlace {
  const { kind, id, name, detail, locations, hasRepresentative, parentId } = place;
  const groupIds = kind === 'location' && parentId !== null ? [parentId] : [];
  return { kind, id, name, detail, locations, hasRepresentative, groupIds };
}

function placeIdOf(nodeId: string): string {
  return nodeId.split('@')[0] ?? nodeId;
}
