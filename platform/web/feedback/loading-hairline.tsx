import classes from './loading-hairline.module.css';

/** Runs on the line while the next page comes; the old rows stay until then. The parent is positioned. */
export function LoadingHairline() {
  return <span className={classes.track} aria-hidden="true" />;
}
