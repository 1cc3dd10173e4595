import classes from './progress-ring.module.css';

const RADIUS = 6.75;
const AROUND = 2 * Math.PI * RADIUS;

/** Job progress in the header: a ring of 16 px. The percentage is written next to it. */
export function ProgressRing({ share }: { share: number }) {
  const done = Math.min(1, Math.max(0, share));
  return (
    <svg className={classes.ring} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r={RADIUS} />
      <circle
        className={classes.done}
        cx="8"
        cy="8"
        r={RADIUS}
        strokeDasharray={`${done * AROUND} ${AROUND}`}
      />
    </svg>
  );
}
