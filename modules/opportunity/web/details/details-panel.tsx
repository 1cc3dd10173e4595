import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';
import type { HotRank, MapSelection } from './data/map-selection.ts';

export interface DetailsPanelProps {
  clientId: string;
  selection: MapSelection;
  choices: MapChoices;
  hot?: HotRank | undefined;
  onClose: () => void;
  onSelect: (selection: MapSelection) => void;
}

/** What is known about the area, cluster or retailer that is selected on the map [OPP-05]. */
export function DetailsPanel(_props: DetailsPanelProps) {
  return <aside />;
}
