import { ComptoirForm } from './form-element.ts';

const NAME = 'comptoir-form';

// A page that has the script twice keeps the first.
if (!customElements.get(NAME)) customElements.define(NAME, ComptoirForm);
