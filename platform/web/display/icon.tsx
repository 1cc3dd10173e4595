import type { Icon as TablerIcon } from '@tabler/icons-react';

/** One weight and a few sizes for all icons; the text next to it, or the button's label, says what it means. */
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
