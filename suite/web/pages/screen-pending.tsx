import { useLocation } from '@tanstack/react-router';
import { RecordLoading } from '#platform/web/feedback/record-loading.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton-rows.tsx';
import { pressedRowAt } from '#platform/web/list/place/pressed-row.ts';

/** While the code of a screen is on its way: the record that was pressed, or rows of a list. */
export function ScreenPending() {
  const { pathname } = useLocation();
  return pressedRowAt(pathname) ? <RecordLoading /> : <SkeletonRows rows={12} />;
}
