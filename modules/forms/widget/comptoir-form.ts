import { ComptoirForm } from './form-element.ts';

const NAME = 'comptoir-form';

// If a page loads the script twice, the first definition stays.
if (!customElements.get(NAME)) customElements.define(NAME, ComptoirForm);
