import { SkeletonRows } from '#platform/web/feedback/skeleton-rows.tsx';

export function ScreenPending() {
  return <SkeletonRows rows={12} />;
}
