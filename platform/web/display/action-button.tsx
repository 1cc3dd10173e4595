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
        // A press on a button of a form also sends the form, and so does Enter in one of its fields.
        if (isDeaf) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

/** Mantine disables a button that is busy, and a disabled element loses the focus. */
function StayingButton({
  disabled,
  // Given as undefined by Mantine, which would make it one that sends the form around it.
  type = 'button',
  ...rest
}: ComponentPropsWithRef<'button'> & { 'data-loading'?: boolean }) {
  return <button {...rest} type={type} disabled={disabled === true && !rest['data-loading']} />;
}
