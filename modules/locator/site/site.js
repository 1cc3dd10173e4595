// Script of the public locator site: suggestions, position, results without a page load. Every page works without it.
(() => {
  const page = document.body;
  const { slug, locale } = page.dataset;
  const texts = JSON.parse(page.dataset.texts ?? '{}');
  const calls = `/gtr-api/locator/public/locators/${slug}`;
  const RECENT = `comptoir-locator-${slug}`;
  const RECENT_LIMIT = 5;
  const SUGGESTED_AFTER_MS = 150;
  const STALE_AFTER_MS = 5 * 60_000;
  let drawnAt = Date.now();

  page.classList.add('with-script');

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  // Storage can be disabled; then only convenience is lost.
  function readStored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  function store(key, value) {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {}
  }

  /** Recent searches stay in this browser. */
  function recentSearches() {
    try {
      const read = JSON.parse(readStored(RECENT) ?? '[]');
      return Array.isArray(read) ? read.filter((each) => typeof each === 'string') : [];
    } catch {
      return [];
    }
  }
  function remember(words) {
    if (!words) return;
    const others = recentSearches().filter((each) => each !== words);
    store(RECENT, JSON.stringify([words, ...others].slice(0, RECENT_LIMIT)));
  }
  function drawRecent() {
    const form = document.querySelector('.search-form');
    const recent = recentSearches();
    if (!form || page.dataset.page !== 'start' || recent.length === 0) return;
    const links = recent.map((words) => {
      const address = new URL(form.action);
      address.searchParams.set('q', words);
      return element('a', { href: address.href, textContent: words });
    });
    const clear = element('button', { type: 'button', textContent: texts.clearRecent });
    const line = element('p', { className: 'recent' }, `${texts.recent} `, ...links, clear);
    clear.addEventListener('click', () => {
      store(RECENT, null);
      line.remove();
      form.querySelector('#q')?.focus();
    });
    form.after(line);
  }

  /** Loads other results into the same page; on failure, navigates as without a script. */
  let loading;
  async function show(address, { isBack = false } = {}) {
    loading?.abort();
    loading = new AbortController();
    document.querySelector('.results')?.classList.add('is-loading');
    try {
      const answer = await fetch(address, { signal: loading.signal });
      const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const main = next.querySelector('#main');
      if (!answer.ok || !main) return location.assign(address);
      const focused = document.activeElement?.id || document.activeElement?.name;
      for (const menu of ['.filter-services', '.filter-kinds'])
        if (document.querySelector(`${menu}[open]`))
          main.querySelector(menu)?.setAttribute('open', '');
      document.querySelector('#main').replaceWith(document.adoptNode(main));
      replacePart('.action-bar', next);
      replacePart('.tongue', next);
      document.title = next.title;
      page.dataset.page = next.body.dataset.page;
      if (!isBack) history.pushState({ isSearch: true }, '', address);
      drawnAt = Date.now();
      prepare();
      const target =
        focused &&
        document.querySelector(`#${CSS.escape(focused)}, [name="${CSS.escape(focused)}"]:checked`);
      (target ?? document.querySelector('#q'))?.focus({ preventScroll: true });
      if (!isBack) scrollTo({ top: 0 });
      announce(document.querySelector('h1')?.textContent ?? '');
    } catch (error) {
      if (error.name !== 'AbortError') location.assign(address);
    }
  }
  function replacePart(selector, next) {
    const [old, made] = [document.querySelector(selector), next.querySelector(selector)];
    if (old && made) old.replaceWith(document.adoptNode(made));
    else if (old) old.remove();
    else if (made) document.querySelector('#main').after(document.adoptNode(made));
  }
  const status = element('p', { className: 'unseen' });
  status.setAttribute('role', 'status');
  page.append(status);
  function announce(text) {
    status.textContent = text;
  }

  function addressOf(form, without = []) {
    const address = new URL(form.action);
    for (const [name, value] of new FormData(form))
      if (value !== '' && !without.includes(name)) address.searchParams.append(name, value);
    return address;
  }
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!form.matches('.search-form')) return;
    event.preventDefault();
    closeSuggestions();
    const words = form.elements.q.value.trim();
    remember(words);
    // Typed text replaces the position of an earlier search.
    void show(addressOf(form, words ? ['lat', 'lng'] : []));
  });
  document.addEventListener('change', ({ target }) => {
    const form = target.closest?.('.search-form');
    if (!form || target.name === 'q') return;
    const isSearch = form.elements.q.value.trim() !== '' || form.querySelector('[data-position]');
    if (isSearch || target.checked) void show(addressOf(form));
  });
  addEventListener('popstate', () => void show(location.href, { isBack: true }));
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('.pages a, .choices a, .recent a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void show(link.href);
  });

  /** Requested only after a click. */
  document.addEventListener('click', ({ target }) => {
    const button = target.closest?.('[data-around-me]');
    if (!button) return;
    const note = document.querySelector('[data-search-note]');
    const refuse = () => {
      button.disabled = false;
      if (note) note.hidden = false;
    };
    if (!('geolocation' in navigator)) return refuse();
    button.disabled = true;
    if (note) note.hidden = true;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        button.disabled = false;
        const form = button.form;
        const address = addressOf(form, ['q', 'lat', 'lng']);
        // About a hundred metres, precise enough to find a store.
        address.searchParams.set('lat', coords.latitude.toFixed(3));
        address.searchParams.set('lng', coords.longitude.toFixed(3));
        void show(address);
      },
      refuse,
      { timeout: 15_000, maximumAge: 300_000 },
    );
  });

  /** Suggestions as a combobox: arrows select, Enter accepts, Escape closes. */
  let [asking, timer, chosen, items] = [undefined, undefined, -1, []];
  const list = element('div', { className: 'suggestions', id: 'suggestions', hidden: true });
  list.setAttribute('role', 'listbox');
  function closeSuggestions() {
    clearTimeout(timer);
    asking?.abort();
    list.hidden = true;
    chosen = -1;
    const input = document.querySelector('#q');
    input?.setAttribute('aria-expanded', 'false');
    input?.removeAttribute('aria-activedescendant');
  }
  async function suggest(input) {
    const words = input.value.trim();
    if (words.length < 2) return closeSuggestions();
    asking?.abort();
    asking = new AbortController();
    try {
      const address = `${calls}/places?q=${encodeURIComponent(words.slice(0, 80))}&locale=${locale}`;
      const answer = await fetch(address, { signal: asking.signal });
      if (!answer.ok) return closeSuggestions();
      ({ items } = await answer.json());
    } catch {
      return;
    }
    if (items.length === 0 || document.activeElement !== input) return closeSuggestions();
    list.replaceChildren(
      ...items.map(({ label, kind }, index) => {
        const option = element('div', { id: `suggestion-${index}`, textContent: label });
        option.setAttribute('role', 'option');
        option.setAttribute('aria-selected', 'false');
        if (kind === 'store') option.append(element('small', { textContent: texts.store }));
        // Before the field loses the focus.
        option.addEventListener('pointerdown', (event) => {
          event.preventDefault();
          take(input, index);
        });
        return option;
      }),
    );
    chosen = -1;
    list.hidden = false;
    input.setAttribute('aria-expanded', 'true');
  }
  function take(input, index) {
    const item = items[index];
    closeSuggestions();
    if (!item) return;
    if (item.href) return location.assign(item.href);
    input.value = item.label;
    input.form.requestSubmit();
  }
  function choose(input, step) {
    chosen = (chosen + step + items.length + 1) % (items.length + 1);
    if (chosen === items.length) chosen = step > 0 ? 0 : items.length - 1;
    for (const [index, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(index === chosen));
    input.setAttribute('aria-activedescendant', `suggestion-${chosen}`);
  }
  function prepareSearch() {
    const input = document.querySelector('#q');
    if (!input) return;
    list.setAttribute('aria-label', input.labels[0]?.textContent ?? '');
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', 'suggestions');
    input.setAttribute('aria-expanded', 'false');
    input.closest('.search-place').append(list);
    list.hidden = true;
    input.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(() => void suggest(input), SUGGESTED_AFTER_MS);
    });
    input.addEventListener('blur', closeSuggestions);
    input.addEventListener('keydown', (event) => {
      if (list.hidden) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        choose(input, event.key === 'ArrowDown' ? 1 : -1);
      } else if (event.key === 'Enter' && chosen >= 0) {
        event.preventDefault();
        take(input, chosen);
      } else if (event.key === 'Escape') {
        event.preventDefault();
        closeSuggestions();
      }
    });
  }

  /** Reports actions on a store, without personal data. */
  function recordHit(kind, inside) {
    const locationId = inside.closest('[data-id]')?.dataset.id;
    if (!locationId || page.dataset.preview !== undefined) return;
    const body = JSON.stringify({ hits: [{ kind, locationId, page: location.pathname }] });
    navigator.sendBeacon?.(`${calls}/hits`, new Blob([body], { type: 'application/json' }));
  }
  document.addEventListener('click', ({ target }) => {
    const link = target.closest?.('[data-hit]');
    if (link) recordHit(link.dataset.hit, link);
  });

  /** Submits the lead form within the page; on failure, the browser submits it as without a script. */
  async function sendRequest(form, button) {
    const part = form.closest('.store-form');
    const sent = new FormData(form, button);
    if (part.dataset.sent === undefined && sent.get('do') === 'send') recordHit('form', part);
    part.dataset.sent = '';
    part.setAttribute('aria-busy', 'true');
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        credentials: 'omit',
        headers: { accept: 'text/html' },
        body: form.enctype === 'multipart/form-data' ? sent : new URLSearchParams(sent),
      });
      const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const shown = next.querySelector('.form-page');
      if (!shown) throw new Error('not a page of the form');
      const title = element('h2', { id: 'ask-title', tabIndex: -1 });
      title.append(...(shown.querySelector('h1')?.childNodes ?? []));
      shown.querySelector('h1')?.remove();
      part.replaceChildren(title, ...shown.childNodes);
      part.scrollIntoView({ block: 'nearest' });
      title.focus();
      announce(title.textContent);
    } catch {
      form.dataset.unsent = '';
      form.requestSubmit(button);
    }
    part.removeAttribute('aria-busy');
  }
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!form.matches('.store-form form') || form.dataset.unsent !== undefined) return;
    event.preventDefault();
    const isBusy = form.closest('.store-form').getAttribute('aria-busy') === 'true';
    if (!isBusy) void sendRequest(form, submitter);
  });

  /** The interactive map, loaded when visible; until then, or without it, the static image is shown. */
  let drawMap;
  const BELOW_MAP = '.search-page .results > :not(h1, .search-form, .choices, .note)';
  async function prepareMap() {
    const map = document.querySelector('[data-map]');
    const script = page.dataset.mapScript;
    if (!map || !script) return;
    if (innerWidth < 800 && page.dataset.page !== 'location') {
      const button = element('button', { type: 'button', className: 'map-switch' });
      const label = () => {
        button.textContent = page.classList.contains('shows-map') ? texts.showList : texts.showMap;
      };
      label();
      button.addEventListener('click', () => {
        page.classList.toggle('shows-map');
        label();
        scrollTo({ top: 0 });
        if (page.classList.contains('shows-map')) void load();
      });
      document.querySelector('.map-switch')?.remove();
      // On a page of results the map is in view already, and the switch on it: in the order of the keyboard before the stores.
      const below = page.dataset.page === 'search' && document.querySelector(BELOW_MAP);
      if (below) below.before(button);
      else document.querySelector('#main').append(button);
      if (page.classList.contains('shows-map')) await load();
      return;
    }
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      void load();
    });
    seen.observe(map);

    async function load() {
      // The editor places the centre on the image.
      if ('look' in map.dataset) return;
      try {
        drawMap ??= (await import(script)).drawMap;
        drawMap(map, { texts, locale, show: (address) => void show(address) });
      } catch {
        // The static image stays.
      }
    }
  }

  /** Third-party statistics, only after consent. */
  function prepareConsent() {
    const id = page.dataset.measurementId;
    if (!id) return;
    const key = `${RECENT}-consent`;
    const load = () => {
      globalThis.dataLayer ??= [];
      // The library reads the arguments object itself.
      globalThis.gtag = function gtag() {
        // biome-ignore lint/complexity/noArguments: as the library documents it
        globalThis.dataLayer.push(arguments);
      };
      globalThis.gtag('js', new Date());
      globalThis.gtag('config', id);
      const src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
      document.head.append(element('script', { src, async: true }));
    };
    const answer = readStored(key);
    if (answer === 'yes') return load();
    if (answer === 'no') return;
    const say = (yes) => {
      store(key, yes ? 'yes' : 'no');
      bar.remove();
      if (yes) load();
    };
    const no = element('button', { type: 'button', textContent: texts.consentNo });
    const yes = element('button', { type: 'button', textContent: texts.consentYes });
    no.addEventListener('click', () => say(false));
    yes.addEventListener('click', () => say(true));
    const words = element('p', { textContent: `${texts.consent} ` });
    if (page.dataset.privacy)
      words.append(element('a', { href: page.dataset.privacy, textContent: texts.privacy }));
    const bar = element('section', { className: 'consent' }, words, no, yes);
    bar.setAttribute('aria-label', texts.consentTitle);
    page.append(bar);
  }

  /** Adjusts the height of the frame in a brand's page to its content. */
  function prepareEmbedding() {
    if (page.dataset.embedded === undefined || parent === window) return;
    const tell = () => {
      const shown = new URL(location.href);
      for (const name of ['embed', 'on']) shown.searchParams.delete(name);
      const path = shown.pathname + shown.search;
      parent.postMessage(
        { comptoirLocator: slug, height: Math.ceil(page.scrollHeight), path },
        '*',
      );
    };
    new ResizeObserver(tell).observe(page);
    tell();
  }

  /** On a phone the filters open with a button. */
  function setFilters(isShown) {
    page.classList.toggle('shows-filters', isShown);
    document.querySelector('[data-show-filters]')?.setAttribute('aria-expanded', String(isShown));
  }
  document.addEventListener('click', ({ target }) => {
    if (target.closest?.('[data-show-filters]'))
      setFilters(!page.classList.contains('shows-filters'));
  });

  /** Lists of types and services lie over the results on a wide page. */
  function closeMenus({ but } = {}) {
    if (innerWidth < 800) return;
    const open = [...document.querySelectorAll('.filter-menu[open]')].filter(
      (menu) => menu !== but,
    );
    for (const menu of open) menu.open = false;
    return open[0];
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeMenus()?.querySelector('summary').focus();
  });
  document.addEventListener('click', ({ target }) => {
    closeMenus({ but: target.closest?.('.filter-menu') });
  });

  function prepare() {
    prepareSearch();
    for (const button of document.querySelectorAll('[data-around-me], [data-show-filters]'))
      button.hidden = false;
    setFilters(page.classList.contains('shows-filters'));
    drawRecent();
    void prepareMap();
    document.dispatchEvent(new Event('comptoir:page'));
  }
  // Filters that the address sets are in view; from then on, the button decides.
  page.classList.toggle('shows-filters', document.querySelector('.filters[data-active]') !== null);
  prepare();
  prepareConsent();
  prepareEmbedding();
  // "Open until 19:00" may be outdated.
  document.addEventListener('visibilitychange', () => {
    const isStale = Date.now() - drawnAt > STALE_AFTER_MS;
    const isList = ['search', 'area'].includes(page.dataset.page ?? '');
    if (!document.hidden && isStale && isList) void show(location.href, { isBack: true });
  });
})();
