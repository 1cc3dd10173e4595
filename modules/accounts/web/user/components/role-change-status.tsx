import { RegionError } from '#platform/web/feedback/region-error.tsx';
import classes from '../../components/user-form.module.css';
import type { useRoleChange } from '../data/use-role-change.ts';
import { RoleChangeNote } from './role-change-note.tsx';

/** Beside the form, under whichever part: it comes when the server has answered, and moves nothing that is being pressed. */
export function RoleChangeStatus({ query, change }: ReturnType<typeof useRoleChange>) {
  return (
    <div role="status" className={classes.told}>
      {change && <RoleChangeNote change={change} />}
      {query.error && <RegionError error={query.error} onRetry={() => void query.refetch()} />}
    </div>
  );
}
