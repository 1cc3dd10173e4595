import { useSyncExternalStore } from 'react';
import { toastStore } from './show-toast.ts';
import classes from './toast.module.css';
import { Toast } from './toast.tsx';
import type { Toast as ToastOnShow } from './toast-store.ts';

/**
 * Rendered once in the suite. Both regions exist from the start, because screen readers announce only changes in known
 * regions: messages wait their turn, an error interrupts [GEN-07].
 */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.all);
  return (
    <div className={classes.toasts}>
      <div className={classes.stack} role="status" aria-live="polite">
        {toasts.filter((toast) => toast.tone === 'done').map(draw)}
      </div>
      <div className={classes.stack} role="alert" aria-live="assertive">
        {toasts.filter((toast) => toast.tone === 'bad').map(draw)}
      </div>
    </div>
  );
}

function draw(toast: ToastOnShow) {
  return (
    <Toast
      key={toast.id}
      toast={toast}
      onDismiss={() => toastStore.dismiss(toast.id)}
      onHold={() => toastStore.hold(toast.id)}
      onRelease={() => toastStore.release(toast.id)}
    />
  );
}
