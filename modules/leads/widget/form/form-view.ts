import { askedFields } from '../../contract/forms/asked-fields.ts';
import type { Answers } from '../answers/answers.ts';
import { firstAnswers } from '../answers/first-answers.ts';
import { type KeptTyping, keptTyping, withoutFiles } from '../answers/kept-typing.ts';
import { makeSubmission, newSubmissionId } from '../answers/make-submission.ts';
import { type Step, stepsOfForm } from '../answers/steps-of-form.ts';
import { type Captcha, captchaOf } from '../captcha/captcha.ts';
import { place } from '../dom/element.ts';
import { whenIdle } from '../dom/when-idle.ts';
import type { Drawing } from '../fields/field-view.ts';
import type { Typing } from '../page/standing-form.ts';
import type { Told } from '../page/tell-page.ts';
import type { PlaceQuery } from '../shops/place-search.ts';
import { type ShopChoice, shopChoice } from '../shops/shop-choice.ts';
import { DrawnFields } from './drawn-fields.ts';
import { faultSummary } from './fault-summary.ts';
import { FieldViews } from './field-views.ts';
import { formFrame } from './form-frame.ts';
import { goOnTyping, markPlace, SHOP, stepOf } from './highlight.ts';
import { type Outcome, SendOnce } from './send-once.ts';
import type { Surroundings } from './surroundings.ts';
import { troubleWords } from './trouble-words.ts';

/** A form being filled in: what is asked now, what is wrong with it, and the way to the server. */
export class FormView {
  readonly element: HTMLElement;
  readonly captcha: Captcha;
  readonly #drawing: Drawing;
  readonly #around: Surroundings;
  readonly #tell: (told: Told) => void;
  readonly #answers: Answers;
  readonly #submissionId: string;
  readonly #views: FieldViews;
  readonly #shops: ShopChoice | undefined;
  readonly #summary;
  readonly #frame;
  readonly #sending: SendOnce;
  readonly #drawn = new DrawnFields();
  #step: number;

  constructor(
    given: Omit<Drawing, 'answerOf' | 'answer'>,
    {
      kept,
      near,
      placeField,
      around,
      tell,
    }: {
      kept: KeptTyping | null;
      /** The place that the page's own search knows already. */
      near: PlaceQuery | undefined;
      /** The id of the field of that search: the form then has none of its own. */
      placeField: string | null;
      around: Surroundings;
      tell(told: Told): void;
    },
  ) {
    const { form, say, calls } = given;
    this.#around = around;
    this.#tell = tell;
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
    this.captcha = captchaOf(form, { calls, say, isPreview: given.isPreview });
    this.#sending = new SendOnce(calls, this.captcha, (outcome) => this.#arrived(outcome));
    this.#summary = faultSummary(say);
    this.#frame = formFrame(this.#drawing, {
      summary: this.#summary.element,
      captcha: this.captcha,
    });
    if (form.settings.located)
      this.#shops = shopChoice(this.#drawing, {
        kept: kept?.shop ?? null,
        near,
        placeField,
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
    // A preview is drawn anew at every change: what came later would jump.
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

  /** The editor shows what it is about. */
  highlight(key: string | null): void {
    this.#bring(key);
    if (key === SHOP) this.#shops?.showMap();
    markPlace(this.element, key);
  }

  /** Somebody was typing here before the form was. */
  goOn(typing: Typing): void {
    this.#bring(typing.key);
    goOnTyping(this.element, typing);
  }

  #bring(key: string | null): void {
    this.#step = (key === null ? undefined : stepOf(key, this.#steps())) ?? this.#step;
    this.#drawAll();
  }

  /** The page's own search knows another place. */
  searchNear(near: PlaceQuery | undefined): void {
    if (near) this.#shops?.search(near);
  }

  typing(): KeptTyping {
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
    const { form } = this.#drawing;
    return stepsOfForm(askedFields(form.fields, this.#answers), form.settings);
  }

  /** Whoever changes something after a failure sends it anew; what was waiting is not what they mean any more. */
  #changed(key: string): void {
    this.#summary.drop(key);
    this.#sending.hold();
    this.#draw();
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
    if (wrong.length > 0) this.#failed('INVALID', wrong);
    else if (this.#step < steps.length - 1) this.#go(this.#step + 1);
    else if (!this.#drawing.isPreview) this.#send(steps);
  }

  #send(steps: readonly Step[]): void {
    this.#frame.tellState(this.#drawing.say('leads:widget.sending'), { isBusy: true });
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
    this.#step = to;
    this.#drawAll();
    this.#frame.head.focus();
    const { id } = this.#drawing.form;
    this.#tell({ name: 'step', detail: { form: id, step: to + 1, steps: this.steps } });
  }

  #arrived(outcome: Outcome): void {
    const { form, say, number } = this.#drawing;
    if (outcome.state === 'sent') {
      keptTyping.forget(form.id, number);
      this.#frame.showSent();
      this.#tell({ name: 'sent', detail: { form: form.id, locale: form.locale } });
      return;
    }
    keptTyping.keep(this.typing(), form.id, number);
    this.#frame.tellState(troubleWords(outcome, say), { isBusy: false });
    const keys = outcome.state === 'refused' ? [...outcome.fields] : [];
    this.#views.setWrong(keys);
    this.#failed(outcome.code, keys);
  }

  #failed(code: string, fields: string[]): void {
    this.#tell({ name: 'error', detail: { form: this.#drawing.form.id, code, fields } });
  }
}
