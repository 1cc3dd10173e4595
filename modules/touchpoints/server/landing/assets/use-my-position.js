// Offers what only a script can do; without it the page asks for a postal code or a town.
const button = document.querySelector('[data-use-my-position]');
const refused = document.querySelector('[data-position-refused]');

if (button && 'geolocation' in navigator) {
  button.hidden = false;
  button.addEventListener('click', () => {
    button.disabled = true;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const address = new URL(location.href);
        address.searchParams.delete('near');
        // Two decimals are about a kilometre: enough to find a shop, too little to find a door.
        address.searchParams.set('lat', coords.latitude.toFixed(2));
        address.searchParams.set('lng', coords.longitude.toFixed(2));
        address.hash = 'shops';
        location.assign(address);
      },
      () => {
        button.disabled = false;
        if (refused) refused.hidden = false;
      },
      { maximumAge: 300_000, timeout: 10_000 },
    );
  });
}
