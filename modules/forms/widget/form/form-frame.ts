import type { Captcha } from '../captcha/captcha.ts';
import { CHECK, element, icon } from '../dom/element.ts';
import type { Drawing } from '../fields/field-view.ts';
import { privacyLink } from '../fields/simple-fields.ts';

/** Parts of the form that stay while its fields change. */
export function formFrame(
  { form, text, say, isPreview, isUntitled, number }: Drawing,
  { summary, captcha }: { summary: HTMLElement; captcha: Captcha },
) {
  const staticsAt = (where: string) =>
    form.statics
      .filter(({ place }) => place === where)
      .map(({ key }) => text(`static.${key}`))
      .filter(Boolean)
      .map((content) => element('p', { class: 'static' }, content));
  // Omitted if the page already shows title and introduction.
  const title = isUntitled ? null : element('h2', { tabindex: -1 }, text('static.title'));
  const intro = isUntitled ? '' : text('static.intro');
  const step = element('p', { class: 'step', role: 'status', tabindex: -1 });
  const fields = element('div', { class: 'fields' });
  const back = element('button', { type: 'button', class: 'back' }, say('forms:widget.back'));
  const due = element('button', { type: 'submit', class: 'due', part: 'due' });
  const state = element('p', { role: 'status' });
  const hasConsent = form.fields.some(({ type, purpose }) => type === 'consent' && purpose);
  const last = element(
    'div',
    { class: 'fields' },
    ...staticsAt('beforeSend'),
    hasConsent ? null : privacyLink({ text }),
    captcha.row,
    captcha.inPage ? element('slot', { name: 'captcha' }) : null,
  );
  for (const child of last.children) child.classList.add('field');
  const whole = element(
    'form',
    {
      novalidate: true,
      // Landmarks of a page need different names.
      'aria-label': text('static.title') + (number > 1 ? ` (${number})` : ''),
    },
    element(
      'div',
      { class: 'body', part: 'body' },
      title,
      intro ? element('p', {}, intro) : null,
      ...staticsAt('top'),
      step,
      summary,
      fields,
      last,
    ),
    element(
      'div',
      { class: 'counter', part: 'counter' },
      element('div', { class: 'row' }, back, due),
      state,
      isPreview ? element('p', {}, say('forms:widget.preview')) : null,
    ),
  );
  return {
    whole,
    /** Start of the current step. */
    head: title ?? step,
    fields,
    back,
    /** Updates the current step, its button and the note below. */
    show(now: { step: number; steps: number }, shop: { name: string } | null | undefined): void {
      const isLast = now.step === now.steps;
      step.textContent = now.steps > 1 ? say('forms:widget.step', now) : '';
      step.hidden = now.steps < 2;
      back.hidden = now.step === 1;
      last.hidden = !isLast;
      // On a page with its own heading, the button names the shop; otherwise the brand's text is used.
      const shopName = isLast && isUntitled ? shop?.name : undefined;
      due.textContent = shopName
        ? say('forms:widget.askShop', { shop: shopName })
        : isLast
          ? text('static.send')
          : say('forms:widget.next');
      state.textContent =
        isLast && shop && !shopName ? say('forms:widget.receives', { shop: shop.name }) : '';
      state.classList.remove('trouble');
    },
    tellState(content: string, { isBusy }: { isBusy: boolean }): void {
      state.textContent = content;
      state.classList.toggle('trouble', !isBusy);
      due.setAttribute('aria-disabled', String(isBusy));
      if (!isBusy) due.textContent = say('forms:widget.retry');
    },
    showSent(): void {
      const heading = element('h2', { tabindex: -1 }, text('static.sent'));
      const detail = text('static.sentDetail');
      whole.replaceChildren(
        element(
          'div',
          { class: 'body', part: 'body' },
          element('span', { class: 'tick' }, icon(CHECK)),
          heading,
          detail ? element('p', {}, detail) : null,
          ...staticsAt('afterSend'),
        ),
      );
      heading.focus();
    },
  };
}
