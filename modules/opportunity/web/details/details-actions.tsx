import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';
import type { MapSelection } from './data/map-selection.ts';

/** What can be done about the prospects of the selected area, on the action bar. */
export function DetailsActions(_props: {
  clientId: string;
  selection: MapSelection;
  choices: MapChoices;
  onSelect: (selection: MapSelection) => void;
}) {
  return null;
}
