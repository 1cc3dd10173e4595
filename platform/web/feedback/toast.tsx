import { IconAlertCircle, IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import classes from './toast.module.css';
import type { ToastRequest } from './toast-store.ts';

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
