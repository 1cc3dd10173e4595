import type { PageAction } from './page-action.ts';
import { PageActionButton } from './page-action-button.tsx';

/** All actions with their labels, for the first steps on an empty screen. */
export function PageActionButtons({ actions }: { actions: readonly PageAction[] }) {
  return actions.map((action) => <PageActionButton key={action.id} action={action} />);
}
