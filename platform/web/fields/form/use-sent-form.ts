import { type FormEvent, useId } from 'react';

/** For `<form {...useSentForm(send)}>` where a few fields are kept by the dialog itself: Enter in any of them sends. */
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
