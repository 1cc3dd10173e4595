/**
 * Isolates the widget from the page's styles: the shield accepts no inherited property except those that hide elements, and
 * the inline-block card stops text decoration and first-line styles. Names begin with `--_`, because a page that registers a
 * property of the same name would change ours. Variables for pages: docs/widget.md.
 */
const STYLE = `
:host{display:block;min-width:0;max-width:100%;box-sizing:border-box}
:host([hidden]),[hidden]{display:none!important}
:host::before,:host::after{content:none!important}
.shield{all:initial;display:block;visibility:inherit;pointer-events:inherit;direction:ltr;unicode-bidi:isolate;line-height:0;font-size:0;
container-type:inline-size;contain-intrinsic-width:480px}
*{box-sizing:border-box}
.card{--_ink:var(--comptoir-ink,#17352b);--_on-ink:var(--comptoir-on-ink,#fff);
--_text:var(--comptoir-text,#1a211e);--_quiet:var(--comptoir-quiet,#5b625e);--_edge:var(--comptoir-edge,#83877f);
--_line:var(--comptoir-line,#dedcd4);--_ground:var(--comptoir-ground,#fff);--_sunken:var(--comptoir-sunken,#f4f2ec);
--_fault:var(--comptoir-fault,#a8261b);--_brass:var(--comptoir-brass,#b57a1e);--_chosen:var(--comptoir-chosen,#fcf4e6);
--_counter:var(--comptoir-counter,#15241f);--_on-counter:var(--comptoir-on-counter,#f4f1e8);
--_counter-quiet:var(--comptoir-counter-quiet,#a9b2ad);--_due:var(--comptoir-due,var(--_on-counter));--_on-due:var(--comptoir-on-due,var(--_counter));--_radius:var(--comptoir-radius,6px);
display:inline-block;width:100%;vertical-align:top;color-scheme:var(--comptoir-scheme,light);user-select:text;-webkit-user-select:text;
color:var(--_text);font:400 16px/1.4 var(--comptoir-font,Inter,system-ui,sans-serif);background:var(--_ground);border-radius:var(--_radius)}
.branded{--_brass:var(--comptoir-brass,var(--_ink));--_chosen:var(--comptoir-chosen,color-mix(in srgb,var(--_ink) 7%,var(--_ground)));
--_counter:var(--comptoir-counter,var(--_sunken));--_on-counter:var(--comptoir-on-counter,var(--_text));
--_counter-quiet:var(--comptoir-counter-quiet,var(--_quiet));--_due:var(--comptoir-due,var(--_ink));--_on-due:var(--comptoir-on-due,var(--_on-ink))}
.body{padding:20px 16px;display:grid;gap:16px;--_bleed:var(--comptoir-bleed,16px)}
.body>*{min-width:0}
h2{font-size:22px;line-height:1.25;font-weight:600;margin:0;letter-spacing:-.01em}
p{margin:0}
h2+p,.quiet,.help,.detail{color:var(--_quiet)}
h2:focus,.summary:focus{outline:none}
.quiet{font-weight:400}
.fields{display:grid;grid-template-columns:1fr 1fr;gap:16px 12px;align-items:start}
.field{grid-column:1/-1;min-width:0;margin:0;padding:0;border:0;display:grid;gap:6px}
.field.half{grid-column:auto;grid-row:span 2;grid-template-rows:subgrid;row-gap:6px}
.half>label{align-self:end}
.combo{position:relative}
.answer{display:grid;gap:6px;align-content:start;min-width:0}
label,legend{font-weight:500;font-size:15px;padding:0}
.choice{font-weight:400;display:flex;gap:10px;align-items:flex-start;min-height:28px;padding:2px 0;cursor:pointer}
legend{margin-bottom:6px}
.box{width:100%;min-height:44px;padding:9px 11px;font:inherit;color:inherit;background:var(--_ground);
border:1px solid var(--_edge);border-radius:var(--_radius);min-width:0}
textarea.box{resize:vertical}
select.box{appearance:none;padding-right:36px;background:linear-gradient(45deg,#0000 50%,currentColor 50%) calc(100% - 19px) 50%/6px 6px no-repeat,
linear-gradient(135deg,currentColor 50%,#0000 50%) calc(100% - 13px) 50%/6px 6px no-repeat,var(--_ground)}
::-webkit-search-cancel-button{appearance:none}
.box::placeholder{color:var(--_quiet);opacity:1}
:focus-visible,.drop:focus-within{outline:2px solid var(--_brass);outline-offset:2px}
[aria-invalid=true].box,.drop:has([aria-invalid=true]){border:2px solid var(--_fault);padding:8px 10px}
.fault{color:var(--_fault);font-size:14px;display:flex;gap:6px;align-items:center}
.help{font-size:14px}.help:empty{display:none}
.icon{width:18px;height:18px;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
input[type=radio],input[type=checkbox]{appearance:none;flex:none;width:22px;height:22px;margin:0;border:1.5px solid var(--_edge);
background:var(--_ground);border-radius:50%;cursor:pointer}
input[type=checkbox],.tick{border-radius:4px}
input:checked{border-color:var(--_ink)}
input[type=radio]:checked{background:radial-gradient(var(--_on-ink) 0 30%,var(--_ink) 34%)}
input[type=checkbox]:checked{background:var(--_ink);mask:none}
input[type=checkbox]:checked::after{content:"";display:block;width:6px;height:11px;margin:2px 0 0 6px;border:solid var(--_on-ink);
border-width:0 2px 2px 0;transform:rotate(42deg)}
a,.privacy{color:inherit;font-weight:500;text-decoration-color:var(--_brass);text-underline-offset:3px}
.privacy{margin-left:32px;justify-self:start}
.row{display:flex;gap:8px}
button{font:inherit;cursor:pointer;color:inherit}
.second{display:flex;gap:6px;align-items:center;min-height:44px;padding:0 12px;white-space:nowrap;background:var(--_ground);
border:1px solid var(--_edge);border-radius:var(--_radius);font-weight:500}
.plain{display:inline-flex;align-items:center;background:none;border:0;padding:4px;min-height:32px;text-decoration:underline;text-underline-offset:3px;justify-self:start}
.field>.plain,summary.plain{padding-inline:0}
.shops:not(:empty){border-top:1px solid var(--_line);margin:4px calc(-1*var(--_bleed)) 0}
.shop{border-bottom:1px solid var(--_line);margin:0 var(--_bleed);position:relative}
.shop label{display:flex;gap:10px;align-items:center;padding:10px 0;cursor:pointer;font-weight:400}
.shop:has(:checked){background:var(--_chosen);margin:0;padding:0 var(--_bleed);box-shadow:inset 3px 0 var(--_brass)}
.shop a{display:inline-block;margin:-6px 0 10px 32px;font-size:14px;font-weight:400}
.results{overflow:auto;overscroll-behavior:auto;margin:6px calc(-1*var(--_bleed)) 0;padding:2px var(--_bleed) 0}
.results.bare{margin-inline:0;padding:12px 14px;background:var(--_sunken);border-radius:var(--_radius)}
.results .second{margin-top:8px}
.results[aria-busy=true] .shops{opacity:.6}
.results[aria-busy=true]::before{content:"";display:block;height:2px;margin-bottom:8px;border-radius:1px;animation:seek 1.2s linear infinite;
background:linear-gradient(90deg,var(--_line) 30%,var(--_ink) 50%,var(--_line) 70%) 0 0/200% 100%}
@keyframes seek{from{background-position:150% 0}to{background-position:-50% 0}}
.off{visibility:hidden}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.grow{flex:1;min-width:0}
.name,.detail{display:block;overflow:hidden;text-overflow:ellipsis}
.name{font-weight:500}.detail{font-size:13.5px}
.distance{color:var(--_quiet);white-space:nowrap;font-size:15px}
.map{position:relative;aspect-ratio:7/4;margin-bottom:6px;border-radius:var(--_radius);overflow:hidden;background:var(--_sunken)}
.map img{display:block;width:100%;height:auto}
.pins{position:absolute;inset:0}
.pin{position:absolute;translate:-50% -50%;width:26px;height:26px;border-radius:50%;border:2px solid var(--_ink);
background:var(--_ground);color:var(--_ink);font-size:13px;font-weight:600;line-height:1;padding:0;box-shadow:0 0 0 1.5px var(--_ground)}
.pin[aria-pressed=true]{width:32px;height:32px;background:var(--_ink);color:var(--_on-ink);z-index:1}
.zoom{position:absolute;right:8px;top:8px;min-height:32px;padding:0 10px;border:1px solid var(--_edge);background:var(--_ground);
border-radius:var(--_radius);font-size:14px}
.chosen:empty,.files:empty{display:none}
.chosen,.options,.files,.summary ul{list-style:none;margin:0;padding:0}
.chosen li,.files li{display:flex;gap:8px;align-items:center;min-height:44px;padding:0 10px;background:var(--_sunken);border-radius:var(--_radius)}
.files li+li,.chosen li+li{margin-top:6px}
.files span{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis}
progress{width:80px;accent-color:var(--_ink)}
.options{position:absolute;z-index:2;left:0;right:0;top:100%;margin-top:4px;background:var(--_ground);border:1px solid var(--_line);border-radius:var(--_radius);box-shadow:0 6px 18px #0002;max-height:280px;overflow:auto}
.options li{display:flex;justify-content:space-between;gap:8px;padding:10px 11px;cursor:pointer}
.options [aria-selected=true],.options [role=option]:hover{background:var(--_chosen)}
.drop{position:relative;display:flex;gap:8px;align-items:center;color:var(--_quiet)}
.drop input{position:absolute;inset:0;width:100%;opacity:0;cursor:pointer}
.summary{border:2px solid var(--_fault);border-radius:var(--_radius);padding:12px 14px}
.summary button{background:none;border:0;padding:4px 0;text-align:left;text-decoration:underline;color:var(--_fault)}
.step{font-size:14px;color:var(--_quiet)}
.body slot{display:block;min-height:78px}
.robot{display:flex;gap:10px;align-items:center}
.tick{width:22px;height:22px;background:var(--_ink);color:var(--_on-ink);display:grid;place-items:center;flex:none}
.counter{background:var(--_counter);color:var(--_counter-quiet);border-top:3px solid var(--_brass);border-radius:0 0 var(--_radius) var(--_radius);padding:14px 16px 16px;display:grid;gap:10px;font-size:14px}
.counter .row{flex-wrap:wrap}
.due{flex:1;min-height:52px;padding:0 16px;border:0;border-radius:var(--_radius);background:var(--_due);color:var(--_on-due);font-size:16px;font-weight:600}
.due[aria-disabled=true]{opacity:.7;cursor:progress}
.back{font-size:16px;min-height:52px;padding:0 16px;border:1px solid var(--_counter-quiet);border-radius:var(--_radius);background:none;color:var(--_on-counter)}
.counter p:empty{display:none}
.counter .trouble{color:var(--_on-counter)}
input::-webkit-calendar-picker-indicator{width:17px;height:17px;padding:0;box-sizing:border-box;border:1.75px solid;border-radius:3px;
background:linear-gradient(currentColor 0 0) 0 3.5px/100% 1.75px no-repeat;color:var(--_quiet);cursor:pointer}
.touched{box-shadow:inset 3px 0 var(--comptoir-brass,#b57a1e);padding-left:var(--_bleed);margin-left:calc(-1*var(--_bleed))}
.half{--_bleed:12px}
[data-key].touched .answer>.box{outline:2px solid var(--comptoir-brass,#b57a1e);outline-offset:1px}
@container (max-width:420px){.second .wide{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}
@container (max-width:300px){.field.half{grid-column:1/-1}.row{flex-wrap:wrap}}
@container (min-width:520px){.body{padding:24px;--_bleed:var(--comptoir-bleed,24px)}.counter{padding:16px 24px}}
@media (prefers-reduced-motion:reduce){.results::before{animation:none!important}}
@media (forced-colors:active){input:checked{border-width:7px}.due{border:2px solid}}
`;

const COLOR = /^#[0-9a-f]{6}$/i;
let shared: CSSStyleSheet | undefined;

/** Parsed once for all forms of a page. */
export function styleSheet(): CSSStyleSheet {
  shared ??= sheetOf(STYLE);
  return shared;
}

/** The brand's colour, which rules of the page override. */
export function inkSheet(color: string | null): CSSStyleSheet[] {
  return color && COLOR.test(color) ? [sheetOf(`:host{--comptoir-ink:${color}}`)] : [];
}

function sheetOf(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}
