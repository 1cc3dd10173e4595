import { createToastStore } from './toast-store.ts';

/** One for the page: work that ends after its screen has gone still has something to say. */
export const toastStore = createToastStore();

/** `showToast({ text: t('…'), action: { label: t('…undo'), onClick } })`; gives back how to take it away. */
export const showToast = toastStore.show;
