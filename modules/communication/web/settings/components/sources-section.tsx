import classes from './settings.module.css';

/** Where reviews come from and replies go. */
export function SourcesSection() {
  return <div className={classes.sources} />;
}
