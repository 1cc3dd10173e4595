import { Avatar } from '#platform/web/display/marks/avatar.tsx';
import classes from './data.module.css';

/** Recipients of a lead, by name if known. */
export function People({
  of,
}: {
  of: readonly { name: string; email: string; about?: string | undefined }[];
}) {
  return of.map(({ name, email, about }) => (
    <span key={email} className={classes.person} title={email}>
      <Avatar name={name || email} size="small" />
      <span className={name ? undefined : classes.address}>
        {name || email}
        {about && <small>{about}</small>}
      </span>
    </span>
  ));
}
