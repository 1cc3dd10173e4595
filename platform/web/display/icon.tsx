import type { Icon as TablerIcon } from '@tabler/icons-react';

/** Icon in one weight and a few sizes; the text next to it or the button's label gives its meaning. */
export function Icon({
  of: Shape,
  size = 16,
  className,
}: {
  of: TablerIcon;
  size?: 12 | 13 | 14 | 15 | 16 | 18 | 20;
  className?: string | undefined;
}) {
  return <Shape size={size} stroke={1.75} className={className} aria-hidden="true" />;
}
