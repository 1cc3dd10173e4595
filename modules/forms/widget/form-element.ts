import type { PublicForm } from '../contract/public-form.ts';
import { savedInputStorage } from './answers/answers.ts';
import { element } from './dom/element.ts';
import { inkSheet, styleSheet } from './dom/sheets.ts';
import { FormView } from './form/form-view.ts';
import { findFallbackForm, publishPageEvent } from './page/find-fallback-form.ts';
import { CallFailure, ServerCalls } from './server/server-calls.ts';
import type { PlaceQuery } from './shops/place-search.ts';
import { ANYWHERE } from './shops/shop-choice.ts';
import {
  createTranslate,
  firstWidgetLocale,
  intlTag,
  type WidgetTranslate,
} from './texts/widget-translate.ts';

/** Script element, whose origin is the suite. */
const SCRIPT =
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
const POSITION = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/;
const VISIT = /^[0-9a-f-]{20,40}$/i;

/** `<comptoir-form form="…">`: embeds a brand's form on any page; docs/widget.md describes the attributes. */
export class ComptoirForm extends HTMLElement {
  static readonly observedAttributes = [
    'form',
    'locale',
    'preview',
    'highlight',
    'server',
    'sku',
    'near',
  ];

  readonly #root = this.attachShadow({ mode: 'open' });
  #landedAt = new Date().toISOString();
  #draft: PublicForm | null = null;
  #view: FormView | null = null;
  #isAsked = false;
  #asking: ServerCalls | null = null;

  /** An unsaved form to render, used by the editor's preview. */
  get draft(): PublicForm | null {
    return this.#draft;
  }

  set draft(form: PublicForm | null) {
    this.#draft = form;
    this.#ask();
  }

  connectedCallback(): void {
    // Shows the content of the element until the form has loaded.
    if (!this.#view) this.#root.replaceChildren(element('slot'));
    this.#ask();
  }

  disconnectedCallback(): void {
    this.#view?.stop();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return;
    if (name === 'highlight') this.#view?.highlight(now);
    else if (name === 'near') this.#view?.searchNear(this.#place('near'));
    else this.#ask();
  }

  /** Several attributes may be set in a row; the form is loaded only once. */
  #ask(): void {
    if (this.#isAsked || !this.isConnected) return;
    this.#isAsked = true;
    queueMicrotask(() => {
      this.#isAsked = false;
      void this.#load();
    });
  }

  async #load(): Promise<void> {
    const requested = this.#draft ?? this.getAttribute('form');
    if (!requested || !this.isConnected) return;
    if (typeof requested !== 'string') return this.#draw(requested);
    const locale = this.getAttribute('locale') ?? this.closest('[lang]')?.getAttribute('lang');
    const spoken = firstWidgetLocale([locale ?? '', ...navigator.languages]);
    const answer = this.#calls(requested).read(locale ? firstWidgetLocale([locale]) : spoken);
    // Prepares what does not depend on the form while it loads.
    this.#root.adoptedStyleSheets = [styleSheet()];
    const savedInput = savedInputStorage.read(requested, this.#number(requested));
    try {
      const form = await answer;
      if (!this.#draft && this.getAttribute('form') === requested) this.#draw(form, savedInput);
    } catch (failure) {
      this.#fail(
        requested,
        failure instanceof CallFailure ? failure.code : 'FAILED',
        createTranslate(spoken),
      );
    }
  }

  #calls(form: string): ServerCalls {
    const server = this.getAttribute('server') || SCRIPT || location.href;
    if (this.#asking?.form !== form || this.#asking.server !== server)
      this.#asking = new ServerCalls(server, form);
    return this.#asking;
  }

  #draw(
    form: PublicForm,
    savedInput = savedInputStorage.read(form.id, this.#number(form.id)),
  ): void {
    const fallbackForm = findFallbackForm(this);
    if (fallbackForm?.mustStay()) return;
    const typing = fallbackForm?.typing();
    this.#landedAt = fallbackForm?.landedAt() || this.#landedAt;
    this.#view?.stop();
    this.#root.adoptedStyleSheets = [...inkSheet(form.brand.color), styleSheet()];
    const isPreview = this.hasAttribute('preview');
    const first = this.getAttribute('first');
    const say = createTranslate(form.locale);
    const text = (key: string) => (Object.hasOwn(form.texts, key) ? (form.texts[key] ?? '') : '');
    const view = new FormView(
      {
        form: withFirst(form, first),
        first,
        say,
        text,
        isPreview,
        number: this.#number(form.id),
        isUntitled: this.hasAttribute('untitled'),
        calls: this.#calls(form.id),
      },
      {
        around: {
          sku: this.getAttribute('sku') ?? undefined,
          visitId: this.#visit(),
          additionalData: this.#additionalData(),
          landedAt: this.#landedAt,
        },
        near: this.#place('near'),
        guess: this.#place('around'),
        placeField: this.getAttribute('place-field'),
        before: isPreview ? (this.#view?.shops() ?? ANYWHERE) : undefined,
        publish: (pageEvent) => !isPreview && publishPageEvent(this, pageEvent),
        // A rerendered preview keeps its input, so that conditions can be tested while editing.
        kept: isPreview
          ? (this.#view?.typing() ?? null)
          : (savedInput ?? fallbackForm?.typed(form.fields) ?? null),
      },
    );
    this.#view = view;
    this.replaceChildren(...(view.captcha.inPage ? [view.captcha.inPage] : []));
    this.#show(view.element, form);
    const highlighted = this.getAttribute('highlight');
    if (highlighted) view.highlight(highlighted);
    if (typing) view.goOn(typing);
    const { id, version, locale } = form;
    const detail = { form: id, version, locale, steps: view.steps };
    if (!isPreview) publishPageEvent(this, { name: 'ready', detail });
  }

  #fail(form: string, code: string, say: WidgetTranslate): void {
    const isFinal = code === 'DOMAIN_NOT_AUTHORIZED' || code === 'FORM_SWITCHED_OFF';
    const message =
      code === 'DOMAIN_NOT_AUTHORIZED'
        ? say('forms:widget.notAuthorized')
        : code === 'FORM_SWITCHED_OFF'
          ? say('forms:widget.switchedOff')
          : say('forms:widget.loadFailed');
    const again = element(
      'button',
      { type: 'button', class: 'second', onclick: () => this.#ask() },
      say('forms:widget.retry'),
    );
    // The plain form works without scripts.
    if (!findFallbackForm(this))
      this.#show(
        element(
          'div',
          { class: 'body', role: 'alert' },
          element('p', {}, message),
          isFinal ? null : again,
        ),
      );
    if (!isFinal) addEventListener('online', () => this.#view ?? this.#ask(), { once: true });
    publishPageEvent(this, { name: 'error', detail: { form, code, fields: [] } });
  }

  /** A brand colour is used for the selection, the primary action and its bar. */
  #show(content: HTMLElement, form?: PublicForm): void {
    const card = element(
      'div',
      {
        class: form?.brand.color ? 'card branded' : 'card',
        part: 'card',
        lang: form && intlTag(form.locale),
      },
      content,
    );
    this.#root.replaceChildren(element('div', { class: 'shield' }, card));
  }

  /** Number of this widget among those with the same form on the page. */
  #number(form: string): number {
    const page = this.getRootNode() as Document | ShadowRoot;
    const same = page.querySelectorAll(`${this.localName}[form="${CSS.escape(form)}"]`);
    return Math.max(1, [...same].indexOf(this) + 1);
  }

  /** `near="79098"`, or `near="47.99,7.84"` if the page knows the position. */
  #place(name: 'near' | 'around'): PlaceQuery | undefined {
    const place = this.getAttribute(name)?.trim();
    if (!place) return undefined;
    const [, latitude, longitude] = POSITION.exec(place) ?? [];
    return latitude && longitude
      ? { latitude: Number(latitude), longitude: Number(longitude) }
      : { words: place.slice(0, 80) };
  }

  /** A touchpoint that led here passes the visit id in the URL. */
  #visit(): string | undefined {
    const visit = this.getAttribute('visit') ?? new URLSearchParams(location.search).get('v');
    return visit && VISIT.test(visit) ? visit : undefined;
  }

  /**
   * `data-campaign="spring"` is stored with the request; values are truncated, because the server would refuse longer
   * ones.
   */
  #additionalData(): Record<string, string> | undefined {
    const given = Object.entries(this.dataset)
      .filter(([name]) => name.length <= 60)
      .slice(0, 8)
      .map(([name, value = '']) => [name, value.slice(0, 400)] as const);
    return given.length > 0 ? Object.fromEntries(given) : undefined;
  }
}

/** The page already shows this field above its button, so it stays at the top. */
function withFirst(form: PublicForm, key: string | null): PublicForm {
  const first = form.fields.filter((field) => field.key === key);
  return { ...form, fields: [...first, ...form.fields.filter((field) => field.key !== key)] };
}
