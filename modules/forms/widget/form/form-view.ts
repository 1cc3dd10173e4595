import { applicableFields } from '../../contract/applicable-fields.ts';
import {
  type Answers,
  buildFormSteps,
  firstAnswers,
  makeSubmission,
  newSubmissionId,
  type SavedInput,
  type Step,
  savedInputStorage,
  withoutFiles,
} from '../answers/answers.ts';
import { type Captcha, createCaptcha } from '../captcha/captcha.ts';
import { place } from '../dom/element.ts';
import { whenIdle } from '../dom/when-idle.ts';
import type { Drawing } from '../fields/field-view.ts';
import type { PageEvent, Typing } from '../page/find-fallback-form.ts';
import type { PlaceQuery } from '../shops/place-search.ts';
import { type ShopChoice, type ShopsState, shopChoice } from '../shops/shop-choice.ts';
import { DrawnFields, findFieldStep, goOnTyping, markPlace, SHOP } from './drawn-fields.ts';
import { faultSummary } from './fault-summary.ts';
import { FieldViews } from './field-views.ts';
import { formFrame } from './form-frame.ts';
import { type Outcome, SubmissionSender, sendFailureText } from './submission-sender.ts';

/** Data about the form that the surrounding page provides. */
export interface Surroundings {
  sku: string | undefined;
  visitId: string | undefined;
  additionalData: Record<string, string> | undefined;
  landedAt: string;
}

/** A form in use: current step, errors and submission. */
export class FormView {
  readonly element: HTMLElement;
  readonly captcha: Captcha;
  readonly #drawing: Drawing;
  readonly #around: Surroundings;
  readonly #publish: (pageEvent: PageEvent) => void;
  readonly #answers: Answers;
  readonly #submissionId: string;
  readonly #views: FieldViews;
  readonly #shops: ShopChoice | undefined;
  readonly #summary;
  readonly #frame;
  readonly #sending: SubmissionSender;
  readonly #drawn = new DrawnFields();
  #step: number;
  /** The store at a press while stores were searched: the press counts once they are there, unless they change it. */
  #pressed: string | undefined;

  constructor(
    given: Omit<Drawing, 'answerOf' | 'answer'>,
    {
      kept,
      near,
      guess,
      placeField,
      before,
      around,
      publish,
    }: {
      kept: SavedInput | null;
      /** The place known from the page's own search. */
      near: PlaceQuery | undefined;
      /** Where the page guesses the visitor. */
      guess: PlaceQuery | undefined;
      /** Id of the page's own search field; the form then shows none. */
      placeField: string | null;
      /** Only in a preview: what it searches, and what it showed before it was drawn again. */
      before: ShopsState | undefined;
      around: Surroundings;
      publish(pageEvent: PageEvent): void;
    },
  ) {
    const { form, say, calls } = given;
    this.#around = around;
    this.#publish = publish;
    this.#answers = firstAnswers(form.fields, { kept: kept?.answers, sku: around.sku });
    this.#submissionId = kept?.submissionId || newSubmissionId();
    this.#step = kept?.step ?? 0;
    this.#drawing = {
      ...given,
      answerOf: (key) => this.#answers[key],
      answer: (key, answer) => {
        this.#answers[key] = answer;
        this.#views.clearFault(key);
        this.#changed(key);
      },
    };
    this.captcha = createCaptcha(form, { calls, say, isPreview: given.isPreview });
    this.#sending = new SubmissionSender(calls, this.captcha, (outcome) => this.#arrived(outcome));
    this.#summary = faultSummary(say);
    this.#frame = formFrame(this.#drawing, {
      summary: this.#summary.element,
      captcha: this.captcha,
    });
    if (form.settings.located)
      this.#shops = shopChoice(this.#drawing, {
        kept: kept?.shop ?? null,
        near,
        guess,
        placeField,
        before,
        onChange: () => this.#changed(SHOP),
      });
    this.#views = new FieldViews(this.#drawing, this.#shops);
    this.element = this.#frame.whole;
    this.#frame.back.addEventListener('click', () => this.#go(this.#step - 1));
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#advance();
    });
    this.element.addEventListener('focusin', () => whenIdle(this.captcha.prepare), { once: true });
    // A preview rerenders on every change, so deferred fields would cause layout jumps.
    if (given.isPreview) this.#drawAll();
    else
      this.#drawn.little(
        () => this.#steps()[this.#step]?.asked ?? [],
        () => this.#draw(),
      );
  }

  get steps(): number {
    return this.#steps().length;
  }

  /** Highlights the place that the editor currently edits. */
  highlight(key: string | null): void {
    this.#bring(key);
    if (key === SHOP) this.#shops?.showMap();
    markPlace(this.element, key);
  }

  /** Restores focus and caret of input that began in the plain form. */
  goOn(typing: Typing): void {
    if (typing.key) this.#bring(typing.key);
    goOnTyping(this.element, typing);
  }

  #bring(key: string | null): void {
    this.#step = (key === null ? undefined : findFieldStep(key, this.#steps())) ?? this.#step;
    this.#drawAll();
  }

  /** Updates the place from the page's own search. */
  searchNear(near: PlaceQuery | undefined): void {
    if (near) this.#shops?.search(near);
  }

  shops(): ShopsState | null | undefined {
    return this.#shops?.state();
  }

  typing(): SavedInput {
    return {
      submissionId: this.#submissionId,
      answers: withoutFiles(this.#answers, this.#drawing.form.fields),
      shop: this.#shops?.chosen() ?? null,
      step: this.#step,
    };
  }

  stop(): void {
    this.#sending.stop();
  }

  #steps(): Step[] {
    const { form, first } = this.#drawing;
    return buildFormSteps(applicableFields(form.fields, this.#answers), {
      located: form.settings.located,
      firstKey: first,
    });
  }

  /** A change after a failure cancels the pending retry, because its content is outdated. */
  #changed(key: string): void {
    this.#summary.drop(key);
    this.#sending.hold();
    this.#draw();
    const pressed = this.#pressed;
    this.#pressed = undefined;
    if (pressed && key === SHOP && pressed === this.#shops?.chosen()?.id) this.#advance();
  }

  #draw(): void {
    const steps = this.#steps();
    this.#step = Math.min(this.#step, steps.length - 1);
    place(this.#frame.fields, this.#views.elementsOf(steps[this.#step] as Step, this.#drawn.count));
    this.#frame.show({ step: this.#step + 1, steps: steps.length }, this.#shops?.chosen());
  }

  #drawAll(): void {
    this.#drawn.all();
    this.#draw();
  }

  #advance(): void {
    if (this.#sending.isUnderway) return;
    this.#drawAll();
    const steps = this.#steps();
    const faults = this.#views.faultsOf(steps[this.#step] as Step);
    const wrong = faults.map(({ key }) => key);
    this.#summary.show(faults);
    // With a store, its only fault is that others are still searched.
    this.#pressed = wrong.join() === SHOP ? this.#shops?.chosen()?.id : undefined;
    if (wrong.length > 0) this.#failed('INVALID', wrong);
    else if (this.#step < steps.length - 1) this.#go(this.#step + 1);
    else if (!this.#drawing.isPreview) this.#send(steps);
  }

  #send(steps: readonly Step[]): void {
    this.#frame.tellState(this.#drawing.say('forms:widget.sending'), { isBusy: true });
    const submission = makeSubmission({
      form: this.#drawing.form,
      asked: steps.flatMap(({ asked }) => asked),
      answers: this.#answers,
      submissionId: this.#submissionId,
      locationId: this.#shops?.chosen()?.id,
      position: this.#shops?.position(),
      url: location.href.split('#')[0]?.slice(0, 2_000) ?? '',
      ...this.#around,
    });
    void this.#sending.send(submission);
  }

  #go(to: number): void {
    this.#pressed = undefined;
    this.#step = to;
    this.#drawAll();
    this.#frame.head.focus();
    const { id } = this.#drawing.form;
    this.#publish({ name: 'step', detail: { form: id, step: to + 1, steps: this.steps } });
  }

  #arrived(outcome: Outcome): void {
    const { form, say, number } = this.#drawing;
    if (outcome.state === 'sent') {
      savedInputStorage.forget(form.id, number);
      this.#frame.showSent();
      this.#publish({ name: 'sent', detail: { form: form.id, locale: form.locale } });
      return;
    }
    savedInputStorage.keep(this.typing(), form.id, number);
    this.#frame.tellState(sendFailureText(outcome, say), { isBusy: false });
    const keys = outcome.state === 'refused' ? [...outcome.fields] : [];
    this.#views.setWrong(keys);
    this.#failed(outcome.code, keys);
  }

  #failed(code: string, fields: string[]): void {
    this.#publish({ name: 'error', detail: { form: this.#drawing.form.id, code, fields } });
  }
}
