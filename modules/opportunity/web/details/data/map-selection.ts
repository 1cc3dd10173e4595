/** What is selected on the map. Of a retailer and an area the id is theirs; of a cluster it is `zoom/x/y`. */
export interface MapSelection {
  kind: 'area' | 'cluster' | 'retailer';
  id: string;
  /** Of an area: its prospects are listed instead, all of them or those where nobody found a store. */
  list?: 'all' | 'unserved' | undefined;
}
