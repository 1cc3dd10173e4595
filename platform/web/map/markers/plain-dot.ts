import type { Cluster, Standing } from './marker-clusters.ts';

/** As many buttons still follow the ground at full speed; beyond it dots are drawn together. */
export const MANY_DOTS = 250;

/** A dot among others, without a number or a word of its own. */
export function isPlainDot(item: Cluster | Standing): item is Standing {
  if (item.kind === 'cluster') return false;
  const { size = 'dot', number, label } = item.marker;
  return size === 'dot' && number === undefined && label === undefined;
}
