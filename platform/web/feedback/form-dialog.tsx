import { Modal } from '@mantine/core';
import { type FormHTMLAttributes, type ReactNode, useLayoutEffect, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './form-dialog.module.css';

/**
 * A dialog with form fields. It is not a native dialog like TaskDialog, because dropdowns of its fields would open
 * behind it.
 */
export function FormDialog({
  title,
  form,
  children,
  actions,
  onClose,
}: {
  title: string;
  /** Props of the form, if the fields are submitted as one. */
  form?: FormHTMLAttributes<HTMLFormElement>;
  children: ReactNode;
  actions: ReactNode;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  useFocusGivenBack();
  const content = (
    <>
      {children}
      <div className={classes.actions}>{actions}</div>
    </>
  );
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={title}
      closeButtonProps={{ 'aria-label': t('platform:shell.close') }}
      // The dialog's header element would be a second banner landmark on the page.
      attributes={{ header: { role: 'presentation' } }}
    >
      {form ? (
        <form {...form} className={classes.fields}>
          {content}
        </form>
      ) : (
        <div className={classes.fields}>{content}</div>
      )}
    </Modal>
  );
}

/** Returns the focus to the button that opened the dialog. Mantine does not, because the dialog is removed while open. */
function useFocusGivenBack(): void {
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
