import classes from './field.module.css';

export function PasswordLength({
  length,
  enough,
  isWrong,
}: {
  length: number;
  enough: number;
  isWrong: boolean;
}) {
  return (
    <div
      className={classes.length}
      data-enough={length >= enough}
      data-wrong={isWrong}
      aria-hidden="true"
    >
      <div
        className={classes.lengthDone}
        style={{ '--length-share': Math.min(1, length / enough) }}
      />
    </div>
  );
}
