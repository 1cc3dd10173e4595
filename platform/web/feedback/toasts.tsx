import { IconAlertCircle, IconCheck, IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './toast.module.css';
import { type Toast as ToastOnShow, type ToastRequest, toastStore } from './toast-store.ts';

/**
 * Rendered once in the suite. Both regions exist from the start, because screen readers announce only changes in known
 * regions. Messages are announced politely, errors immediately [GEN-07].
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

export function Toast({
  toast,
  onDismiss,
  onHold,
  onRelease,
}: {
  toast: ToastRequest;
  onDismiss: () => void;
  onHold?: () => void;
  onRelease?: () => void;
}) {
  const { t } = useTranslation();
  const { action, tone = 'done' } = toast;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it, the clock only waits
    <div
      className={classes.toast}
      data-tone={tone}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
    >
      <Icon of={tone === 'bad' ? IconAlertCircle : IconCheck} className={classes.icon} />
      <span className={classes.text}>{toast.text}</span>
      {action && (
        <LinkButton
          onClick={() => {
            action.onClick();
            onDismiss();
          }}
        >
          {action.label}
        </LinkButton>
      )}
      <button
        type="button"
        className={classes.close}
        aria-label={t('platform:toast.dismiss')}
        onClick={onDismiss}
      >
        <Icon of={IconX} size={14} />
      </button>
    </div>
  );
}
