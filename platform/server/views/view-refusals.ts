import { viewNameTaken } from '#platform/contract/views/view-problems.ts';

/** Problems by the name of the violated constraint. */
export function viewRefusals(name: string) {
  const taken = () => viewNameTaken({ name });
  return {
    saved_views_own_name: taken,
    saved_views_shared_name: taken,
    house_views_own_name: taken,
    house_views_shared_name: taken,
  };
}
