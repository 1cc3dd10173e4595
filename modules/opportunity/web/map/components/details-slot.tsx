import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';
import type { MapSelection } from '../data/map-search.ts';

interface DetailsProps {
  clientId: string;
  selection: MapSelection;
  choices: MapChoices;
  hot: readonly string[];
  onClose: () => void;
  onSelect: (selection: MapSelection) => void;
}

export function DetailsPanel({ selection }: DetailsProps) {
  return <p>{selection.id}</p>;
}

export function DetailsActions(_: Pick<DetailsProps, 'clientId' | 'selection' | 'choices'>) {
  return null;
}

export function OpeningsPanel(_: Omit<DetailsProps, 'selection' | 'hot'>) {
  return null;
}
