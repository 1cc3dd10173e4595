// Converts times from the store's time zone to the reader's and adds the zone, as in the back office.
const { lang } = document.documentElement;
const tag = lang === 'en' ? 'en-GB' : lang;

for (const time of document.querySelectorAll('time[data-zone]')) {
  const style = JSON.parse(time.dataset.style);
  const write = (more) =>
    new Intl.DateTimeFormat(tag, { ...style, ...more }).format(new Date(time.dateTime));
  try {
    if (write() !== write({ timeZone: time.dataset.zone }))
      time.textContent = write(style.hour && { timeZoneName: 'short' });
  } catch {
    // If the browser does not know the store's zone, the store's time stays.
  }
}
