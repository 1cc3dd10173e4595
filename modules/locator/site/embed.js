// Embeds a store locator in a page of the brand: <div data-comptoir-locator="slug"></div> and this script, once.
(() => {
  const { origin } = new URL(document.currentScript.src);
  const PATH = 'stores';
  const LEAST_HEIGHT = 480;
  const frames = new Map();

  function embed(place) {
    const slug = place.dataset.comptoirLocator;
    if (!/^[a-z0-9-]{1,60}$/.test(slug ?? '') || place.querySelector('iframe')) return;
    const base = `/l/${slug}`;
    // The page's URL stores what the visitor opened, so that it can be shared.
    const asked = new URLSearchParams(location.search).get(PATH) ?? '';
    const language = (place.dataset.locale ?? document.documentElement.lang).slice(0, 2);
    const opened = new URL(origin + base + (/^\/[\w/%.?=&,-]*$/.test(asked) ? asked : ''));
    if (!asked && language) opened.searchParams.set('locale', language);
    opened.searchParams.set('embed', '1');
    // Forms are shown only on pages that the brand allowed.
    opened.searchParams.set('on', location.origin);
    const frame = document.createElement('iframe');
    frame.src = opened.href;
    frame.title = place.dataset.title ?? document.title;
    frame.allow = 'geolocation';
    frame.style.cssText = `display:block;width:100%;height:${LEAST_HEIGHT}px;border:0`;
    place.append(frame);
    frames.set(frame, base);
  }

  addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || typeof data !== 'object' || data === null) return;
    for (const [frame, base] of frames) {
      if (frame.contentWindow !== source || `/l/${data.comptoirLocator}` !== base) continue;
      if (Number.isFinite(data.height))
        frame.style.height = `${Math.max(LEAST_HEIGHT, Math.min(20_000, data.height))}px`;
      if (typeof data.path === 'string' && data.path.startsWith(base))
        keepPath(data.path.slice(base.length));
    }
  });

  function keepPath(path) {
    const address = new URL(location.href);
    if (path === '' || path === '/') address.searchParams.delete(PATH);
    else address.searchParams.set(PATH, path);
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  }

  const embedAll = () => document.querySelectorAll('[data-comptoir-locator]').forEach(embed);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', embedAll);
  else embedAll();
})();
