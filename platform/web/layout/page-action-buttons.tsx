import type { PageAction } from './page-action.ts';
import { PageActionButton } from './page-action-button.tsx';

/** All of them with their words: the first steps on an empty screen. */
export function PageActionButtons({ actions }: { actions: readonly PageAction[] }) {
  return actions.map((action) => <PageActionButton key={action.id} action={action} />);
}
