import { useSyncExternalStore } from 'react';
import { toastStore } from './show-toast.ts';
import classes from './toast.module.css';
import { Toast } from './toast.tsx';
import type { Toast as ToastOnShow } from './toast-store.ts';

/**
 * Stands once in the suite. Both regions are there from the start, because a screen reader tells only
 * what arrives in a region it already knows: news waits its turn, an error interrupts [GEN-07].
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
