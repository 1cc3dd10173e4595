import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';

/** The card at a marker: name, town, since when it sells, and the ways to its details. */
export function RetailerCard(_props: {
  clientId: string;
  id: string;
  choices: MapChoices;
  onOpen: () => void;
  onClose: () => void;
}) {
  return null;
}
