import { defineProblem } from '#platform/contract/problem.ts';

/** Reasons to refuse a submission. */
export const domainNotAuthorized = defineProblem<{ domain: string }>({
  status: 403,
  code: 'DOMAIN_NOT_AUTHORIZED',
  title: 'The page that shows the form is not one of its authorized domains.',
});
export const formSwitchedOff = defineProblem({
  status: 410,
  code: 'FORM_SWITCHED_OFF',
  title: 'The form is not accepting requests at the moment.',
});
export const captchaRefused = defineProblem({
  status: 400,
  code: 'CAPTCHA_REFUSED',
  title: 'The captcha was not passed, is too old or was used before.',
  field: 'body.captcha',
});
export const keyRefused = defineProblem({
  status: 401,
  code: 'KEY_REFUSED',
  title: 'The key is unknown, has ended or is for another form.',
});
export const keyMissingRight = defineProblem<{ right: string }>({
  status: 403,
  code: 'KEY_MISSING_RIGHT',
  title: 'The key does not have this right.',
});
export const tooManyFiles = defineProblem<{ limit: number }>({
  status: 429,
  code: 'TOO_MANY_FILES',
  title: 'As many files wait for their request as one sender may have.',
});
export const tooManyKeys = defineProblem<{ limit: number }>({
  status: 409,
  code: 'TOO_MANY_KEYS',
  title: 'The form has as many keys in use as one can have.',
});
