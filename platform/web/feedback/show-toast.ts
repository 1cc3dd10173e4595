import { createToastStore } from './toast-store.ts';

/** One store for the page, because a job may end after its screen has closed. */
export const toastStore = createToastStore();

/** `showToast({ text: t('…'), action: { label: t('…undo'), onClick } })`; gives back how to take it away. */
export const showToast = toastStore.show;
