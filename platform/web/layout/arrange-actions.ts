import type { PageAction } from './page-action.ts';

type Placed = Pick<PageAction, 'isPrimary' | 'isRare' | 'danger' | 'refusal'>;

/** Which actions of a screen are in sight and which wait behind the dots; a phone has room for one. */
export function arrangeActions<Action extends Placed>(
  actions: readonly Action[],
  isPhone: boolean,
): { shown: Action[]; folded: Action[] } {
  const open = actions.filter(
    ({ danger, isRare, refusal }) => !danger && !isRare && refusal === undefined,
  );
  const primary = open.filter(({ isPrimary }) => isPrimary);
  const quiet = open.filter(({ isPrimary }) => !isPrimary);
  const isOnlyOne = open.length === 1 && actions.length === 1;
  const shown = !isPhone ? [...quiet, ...primary] : isOnlyOne ? open : primary.slice(0, 1);
  const rest = actions.filter((action) => !shown.includes(action));
  return {
    shown,
    folded: [...rest.filter(({ danger }) => !danger), ...rest.filter(({ danger }) => danger)],
  };
}
