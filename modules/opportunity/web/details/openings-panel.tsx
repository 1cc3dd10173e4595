import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';
import type { OpeningPlace } from '#modules/opportunity/contract/openings.ts';
import type { MapSelection } from './data/map-selection.ts';

/** Where a new retailer would serve most intentions that nobody serves, with the arithmetic. */
export function OpeningsPanel(_props: {
  clientId: string;
  choices: MapChoices;
  /** The map flies there. */
  onShow: (place: OpeningPlace) => void;
  onSelect: (selection: MapSelection) => void;
  onClose: () => void;
}) {
  return <aside />;
}
