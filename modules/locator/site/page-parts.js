// A part of a page that looks better with a script: the image of the map in the page's font.
(() => {
  /** As a part of the page, the image has the page's font for its texts. */
  const pictureMedia = ['(min-width: 800px)', '(prefers-color-scheme: dark)'].map(matchMedia);
  async function preparePicture() {
    const picture = document.querySelector('.map picture');
    const image = picture?.querySelector('img');
    if (!image) return;
    try {
      // An image that is not in view yet is loaded when it is.
      if (!image.naturalWidth)
        await new Promise((loaded) => image.addEventListener('load', loaded, { once: true }));
      const answer = await fetch(image.currentSrc);
      const drawn = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
      const svg = drawn.querySelector('svg');
      if (!answer.ok || !svg || !picture.isConnected) return;
      svg.setAttribute('class', 'map-picture');
      svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');
      svg.setAttribute('role', 'img');
      svg.setAttribute('aria-label', image.alt);
      picture.replaceWith(document.adoptNode(svg));
      // Another width or theme has another image.
      const restore = () => {
        svg.replaceWith(picture);
        void preparePicture();
      };
      for (const media of pictureMedia) media.addEventListener('change', restore, { once: true });
    } catch {
      // The image stays.
    }
  }

  document.addEventListener('comptoir:page', () => {
    void preparePicture();
  });
})();
