import 'react';

/** Allows `style={{ '--share': 0.6 }}`, which our components use to pass numbers to their style sheet. */
declare module 'react' {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
