import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

interface ActionButtonProps
  extends Omit<ButtonProps, 'loading' | 'loaderProps'>,
    Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  isBusy?: boolean;
  /** The action is finished and cannot be pressed again; the button stays because it may have the focus. */
  isOver?: boolean;
}

/**
 * Runs an action and waits for it. Further clicks do nothing, and the button keeps the focus in case the action fails.
 */
export function ActionButton({
  isBusy = false,
  isOver = false,
  onClick,
  ...rest
}: ActionButtonProps) {
  const isDeaf = isBusy || isOver;
  return (
    <Button
      {...rest}
      component={StayingButton}
      loading={isBusy}
      aria-busy={isBusy}
      aria-disabled={isDeaf}
      data-disabled={isOver}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        // Prevents clicks on a form button and Enter in a field from submitting the form while an action runs.
        if (isDeaf) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

/** Does not use Mantine's loading state, because it disables the button, and a disabled element loses the focus. */
function StayingButton({
  disabled,
  // Mantine passes undefined, which would make it a submit button.
  type = 'button',
  ...rest
}: ComponentPropsWithRef<'button'> & { 'data-loading'?: boolean }) {
  return <button {...rest} type={type} disabled={disabled === true && !rest['data-loading']} />;
}
