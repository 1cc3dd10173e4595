// Place search of the page. Without a script, the form reloads the page.
const part = () => document.querySelector('#shops');
const formElement = () => document.querySelector('comptoir-form[place-field]');

function offerPosition() {
  const button = part()?.querySelector('[data-use-my-position]');
  if (button && 'geolocation' in navigator) button.hidden = false;
}

/** A form that was opened stays unchanged; only the stores around it change. */
async function show(address) {
  if (!formElement()) return location.assign(address);
  part().setAttribute('aria-busy', 'true');
  try {
    const answer = await fetch(address);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const shops = answer.ok && page.querySelector('#shops');
    const fresh = page.querySelector('comptoir-form');
    if (!shops || !fresh) return location.assign(address);
    // Meanwhile the visitor may have opened the form.
    const widget = formElement();
    const isInForm = widget.contains(document.activeElement);
    part().replaceWith(shops);
    history.replaceState(null, '', address);
    offerPosition();
    if (!isInForm) shops.querySelector('.place summary, #near')?.focus();
    const near = fresh.getAttribute('near');
    if (widget.querySelector('details[data-script]:not([open])')) renew(widget, fresh);
    else if (near) widget.setAttribute('near', near);
  } catch {
    location.assign(address);
  }
}

/** A form that was not opened yet gets the stores of the new place; its message and when the page was opened stay. */
function renew(widget, fresh) {
  const focused = widget.querySelector(':focus');
  for (const kept of ['form > textarea', '[name=landed]']) {
    const next = fresh.querySelector(kept);
    if (next) next.value = widget.querySelector(kept).value;
  }
  widget.replaceWith(fresh);
  if (focused) fresh.querySelector(focused.localName)?.focus();
}

// An opened form becomes the widget; its script is not needed before.
document.addEventListener(
  'toggle',
  ({ target }) => {
    const { script: src, integrity } = target.dataset;
    if (!target.open || !src) return;
    // Also marks the form as opened once.
    delete target.dataset.script;
    document.head.append(Object.assign(document.createElement('script'), { src, integrity }));
  },
  true,
);

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!form.matches('#shops form')) return;
  event.preventDefault();
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form)) address.searchParams.set(name, value);
  void show(address);
});

document.addEventListener('click', ({ target }) => {
  const button = target.closest('#shops [data-use-my-position]');
  if (!button) return;
  button.disabled = true;
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const address = new URL(location.href);
      address.searchParams.delete('near');
      // Two decimals are about a kilometre: enough to find a shop, too imprecise for an address.
      address.searchParams.set('lat', coords.latitude.toFixed(2));
      address.searchParams.set('lng', coords.longitude.toFixed(2));
      address.hash = 'shops';
      void show(address);
    },
    () => {
      button.disabled = false;
      const refused = part()?.querySelector('[data-position-refused]');
      if (refused) refused.hidden = false;
    },
    { maximumAge: 300_000, timeout: 10_000 },
  );
});

offerPosition();
