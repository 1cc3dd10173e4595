// Sends an answer again that was not saved. Spread over two seconds, because all pages of a busy minute do so.
const FIRST_MS = 3_000;
const SPREAD_MS = 2_000;
const form = document.querySelector('form[data-again]');
if (form) setTimeout(() => form.submit(), FIRST_MS + Math.random() * SPREAD_MS);
