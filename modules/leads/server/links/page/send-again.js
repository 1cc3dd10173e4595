// Sends an answer again that was not saved. Spread over two seconds, because all pages of a busy minute do so.
const SPREAD_MS = 2_000;
const form = document.querySelector('form[data-again]');
if (form) {
  const waitMs = Number(form.dataset.again) * 1_000;
  setTimeout(() => form.submit(), waitMs + Math.random() * SPREAD_MS);
}
