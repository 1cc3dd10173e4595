import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';
import { AreaPanel } from './area-panel.tsx';
import { ClusterPanel } from './cluster-panel.tsx';
import { ProspectList } from './prospect-list.tsx';
import { RetailerPanel } from './retailer-panel.tsx';

/** The selection on the map. The id is that of the retailer or area; for a cluster it is `zoom/x/y`. */
export interface MapSelection {
  kind: 'area' | 'cluster' | 'retailer';
  id: string;
  /** For an area: lists its prospects instead, either all or those in places where users found no store. */
  list?: 'all' | 'unserved' | undefined;
}

export interface DetailsPanelProps {
  clientId: string;
  selection: MapSelection;
  choices: MapChoices;
  /** Ids of the hot areas of the level, the hottest first. */
  hot: readonly string[];
  onClose: () => void;
  onSelect: (selection: MapSelection) => void;
}

/** Details of the area, cluster or retailer selected on the map [OPP-05]. */
export function DetailsPanel(props: DetailsPanelProps) {
  switch (props.selection.kind) {
    case 'area':
      return props.selection.list ? <ProspectList {...props} /> : <AreaPanel {...props} />;
    case 'cluster':
      return <ClusterPanel {...props} />;
    case 'retailer':
      return <RetailerPanel {...props} />;
  }
}
