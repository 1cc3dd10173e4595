import { type FormEvent, useId } from 'react';

/** For `<form {...useSentForm(send)}>` where the dialog itself manages a few fields: Enter in any of them submits. */
export function useSentForm(send: () => unknown) {
  return {
    id: useId(),
    noValidate: true,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      void send();
    },
  };
}
