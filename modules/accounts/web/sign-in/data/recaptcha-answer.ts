interface Recaptcha {
  ready: (work: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
}

/** Google's captcha, where it is configured: its script is fetched only then. */
export async function recaptchaAnswer(siteKey: string): Promise<string> {
  const recaptcha = await loadRecaptcha(siteKey);
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  return recaptcha.execute(siteKey, { action: 'password' });
}

function loadRecaptcha(siteKey: string): Promise<Recaptcha> {
  const holder = window as { grecaptcha?: Recaptcha };
  if (holder.grecaptcha) return Promise.resolve(holder.grecaptcha);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.onload = () =>
      holder.grecaptcha ? resolve(holder.grecaptcha) : reject(new Error('no captcha arrived'));
    script.onerror = () => reject(new Error('the captcha could not be loaded'));
    document.head.append(script);
  });
}
