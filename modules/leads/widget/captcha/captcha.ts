import type { PublicForm } from '../../contract/forms/public-form.ts';
import { element, icon } from '../dom/element.ts';
import { CHECK } from '../dom/icons.ts';
import type { ServerCalls } from '../server/server-calls.ts';
import type { WidgetTranslate } from '../texts/widget-translate.ts';
import { foreignCaptcha } from './foreign-captcha.ts';
import { solveProofOfWork } from './proof-of-work.ts';

/** Whether a visitor is a person, as the form wants it shown. */
export interface Captcha {
  /** In the form. */
  row: HTMLElement | null;
  /** Beside the form, in the page. */
  inPage: HTMLElement | null;
  /** Starts slow preparation; called when the visitor begins to fill in the form. */
  prepare(): void;
  /** Undefined where none is needed, null where the visitor still has to do something. */
  answer(): Promise<string | null | undefined>;
  /** It was used, or refused: the next try needs another one. */
  renew(): void;
}

const NONE: Captcha = {
  row: null,
  inPage: null,
  prepare() {},
  answer: async () => undefined,
  renew() {},
};

export function createCaptcha(
  { settings, locale }: PublicForm,
  { calls, say, isPreview }: { calls: ServerCalls; say: WidgetTranslate; isPreview: boolean },
): Captcha {
  const { captcha, captchaSiteKey } = settings;
  if (captcha === 'none' || isPreview) return NONE;
  if (captcha === 'proofOfWork') return proofOfWork({ calls, say });
  const foreign = foreignCaptcha(captcha, { siteKey: captchaSiteKey, locale });
  return {
    ...NONE,
    inPage: foreign.element,
    prepare: foreign.begin,
    async answer() {
      foreign.begin();
      return foreign.answer() ?? null;
    },
    renew: foreign.reset,
  };
}

function proofOfWork({ calls, say }: { calls: ServerCalls; say: WidgetTranslate }): Captcha {
  const row = element(
    'p',
    // Its room is there before it is done: nothing moves when it is.
    { class: 'robot off' },
    element('span', { class: 'tick' }, icon(CHECK)),
    element(
      'span',
      {},
      say('leads:widget.notRobot'),
      ' ',
      element('span', { class: 'quiet' }, say('leads:widget.notRobotDetail')),
    ),
  );
  let solving: Promise<string> | undefined;
  const begin = () => {
    solving ??= calls
      .captcha()
      .then(solveProofOfWork)
      .then((answer) => {
        row.classList.remove('off');
        return answer;
      })
      .catch((failure) => {
        solving = undefined;
        throw failure;
      });
    return solving;
  };
  return {
    row,
    inPage: null,
    prepare: () => void begin().catch(() => undefined),
    answer: begin,
    renew() {
      solving = undefined;
      row.classList.add('off');
    },
  };
}
