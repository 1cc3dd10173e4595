import 'react';

/** Lets `style={{ '--share': 0.6 }}` pass: our components hand numbers to their style sheet that way. */
declare module 'react' {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
