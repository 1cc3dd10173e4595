/** Everything is under the shadow: neither the page's styles come in nor do these get out. Variables: docs/widget.md. */
export const STYLE = `
:host{display:block;container-type:inline-size;--ink:var(--comptoir-ink,#17352b);--on-ink:var(--comptoir-on-ink,#fff);
--text:var(--comptoir-text,#1a211e);--quiet:var(--comptoir-quiet,#5b625e);--edge:var(--comptoir-edge,#83877f);
--line:var(--comptoir-line,#dedcd4);--ground:var(--comptoir-ground,#fff);--sunken:var(--comptoir-sunken,#f4f2ec);
--fault:var(--comptoir-fault,#a8261b);--brass:var(--comptoir-brass,#b57a1e);--chosen:var(--comptoir-chosen,#fcf4e6);
--counter:var(--comptoir-counter,#15241f);--on-counter:var(--comptoir-on-counter,#f4f1e8);
--counter-quiet:var(--comptoir-counter-quiet,#a9b2ad);--due:var(--comptoir-due,var(--on-counter));--on-due:var(--comptoir-on-due,var(--counter));--radius:var(--comptoir-radius,6px);
color:var(--text);font:400 16px/1.4 var(--comptoir-font,Inter,system-ui,sans-serif)}
:host([hidden]),[hidden]{display:none!important}
*{box-sizing:border-box}
.card{background:var(--ground);border-radius:var(--radius);overflow:hidden}
.body{padding:20px 16px;display:grid;gap:16px;--bleed:var(--comptoir-bleed,16px)}
.body>*{min-width:0}
h2{font-size:22px;line-height:1.25;font-weight:600;margin:0;letter-spacing:-.01em}
p{margin:0}
h2+p,.quiet,.help,.detail{color:var(--quiet)}
h2:focus,.summary:focus{outline:none}
.quiet{font-weight:400}
.fields{display:grid;grid-template-columns:1fr 1fr;gap:16px 12px;align-items:start}
.field{grid-column:1/-1;min-width:0;margin:0;padding:0;border:0;display:grid;gap:6px}
.field.half{grid-column:auto;grid-row:span 2;grid-template-rows:subgrid;row-gap:6px}
.half>label{align-self:end}
.answer{display:grid;gap:6px;align-content:start;min-width:0}
label,legend{font-weight:500;font-size:15px;padding:0}
.choice{font-weight:400;display:flex;gap:10px;align-items:flex-start;min-height:28px;padding:2px 0;cursor:pointer}
legend{margin-bottom:6px}
.box{width:100%;min-height:44px;padding:9px 11px;font:inherit;color:inherit;background:var(--ground);
border:1px solid var(--edge);border-radius:var(--radius);min-width:0}
textarea.box{resize:vertical}
select.box{appearance:none;padding-right:36px;background:linear-gradient(45deg,#0000 50%,currentColor 50%) calc(100% - 19px) 50%/6px 6px no-repeat,
linear-gradient(135deg,currentColor 50%,#0000 50%) calc(100% - 13px) 50%/6px 6px no-repeat,var(--ground)}
::-webkit-search-cancel-button{appearance:none}
.box::placeholder{color:var(--quiet);opacity:1}
:focus-visible,.drop:focus-within{outline:2px solid var(--brass);outline-offset:2px}
[aria-invalid=true].box,.drop:has([aria-invalid=true]){border:2px solid var(--fault);padding:8px 10px}
.fault{color:var(--fault);font-size:14px;display:flex;gap:6px;align-items:center}
.help{font-size:14px}.help:empty{display:none}
.icon{width:18px;height:18px;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
input[type=radio],input[type=checkbox]{appearance:none;flex:none;width:22px;height:22px;margin:0;border:1.5px solid var(--edge);
background:var(--ground);border-radius:50%;cursor:pointer}
input[type=checkbox],.tick{border-radius:4px}
input:checked{border-color:var(--ink)}
input[type=radio]:checked{background:radial-gradient(var(--on-ink) 0 30%,var(--ink) 34%)}
input[type=checkbox]:checked{background:var(--ink);mask:none}
input[type=checkbox]:checked::after{content:"";display:block;width:6px;height:11px;margin:2px 0 0 6px;border:solid var(--on-ink);
border-width:0 2px 2px 0;transform:rotate(42deg)}
a,.privacy{color:inherit;font-weight:500;text-decoration-color:var(--brass);text-underline-offset:3px}
.privacy{margin-left:32px;justify-self:start}
.row{display:flex;gap:8px}
button{font:inherit;cursor:pointer;color:inherit}
.second{display:flex;gap:6px;align-items:center;min-height:44px;padding:0 12px;white-space:nowrap;background:var(--ground);
border:1px solid var(--edge);border-radius:var(--radius);font-weight:500}
.plain{display:inline-flex;align-items:center;background:none;border:0;padding:4px;min-height:32px;text-decoration:underline;text-underline-offset:3px;justify-self:start}
.field>.plain{padding-inline:0}
.shops:not(:empty){border-top:1px solid var(--line);margin:6px calc(-1*var(--bleed)) 0}
.shop{border-bottom:1px solid var(--line);margin:0 var(--bleed);position:relative}
.shop label{display:flex;gap:10px;align-items:center;padding:10px 0;cursor:pointer;font-weight:400}
.shop:has(:checked){background:var(--chosen);margin:0;padding:0 var(--bleed);box-shadow:inset 3px 0 var(--brass)}
.shop a{display:inline-block;margin:-6px 0 10px 32px;font-size:14px;font-weight:400}
.grow{flex:1;min-width:0}
.name,.detail{display:block;overflow:hidden;text-overflow:ellipsis}
.name{font-weight:500}.detail{font-size:13.5px}
.distance{color:var(--quiet);white-space:nowrap;font-size:15px}
.map{position:relative;border-radius:var(--radius);overflow:hidden;background:var(--sunken)}
.map img{display:block;width:100%;height:auto}
.pins{position:absolute;inset:0}
.pin{position:absolute;translate:-50% -50%;width:28px;height:28px;border-radius:50%;border:2px solid var(--on-ink);
background:var(--ink);color:var(--on-ink);font-size:13px;font-weight:600;padding:0}
.pin[aria-pressed=true]{background:var(--brass);z-index:1}
.zoom{position:absolute;right:8px;top:8px;min-height:32px;padding:0 10px;border:1px solid var(--edge);background:var(--ground);
border-radius:var(--radius);font-size:14px}
.chosen:empty,.files:empty{display:none}
.chosen,.options,.files,.summary ul{list-style:none;margin:0;padding:0}
.chosen li,.files li{display:flex;gap:8px;align-items:center;min-height:44px;padding:0 10px;background:var(--sunken);border-radius:var(--radius)}
.files li+li,.chosen li+li{margin-top:6px}
.files span{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis}
progress{width:80px;accent-color:var(--ink)}
.options{border:1px solid var(--line);border-radius:var(--radius);box-shadow:0 6px 18px #0002;max-height:280px;overflow:auto}
.options li{display:flex;justify-content:space-between;gap:8px;padding:10px 11px;cursor:pointer}
.options [aria-selected=true],.options [role=option]:hover{background:var(--chosen)}
.drop{position:relative;display:flex;gap:8px;align-items:center;color:var(--quiet)}
.drop input{position:absolute;inset:0;width:100%;opacity:0;cursor:pointer}
.summary{border:2px solid var(--fault);border-radius:var(--radius);padding:12px 14px}
.summary button{background:none;border:0;padding:4px 0;text-align:left;text-decoration:underline;color:var(--fault)}
.step{font-size:14px;color:var(--quiet)}
.robot{display:flex;gap:10px;align-items:center}
.tick{width:22px;height:22px;background:var(--ink);color:var(--on-ink);display:grid;place-items:center;flex:none}
.counter{background:var(--counter);color:var(--counter-quiet);border-top:3px solid var(--brass);padding:14px 16px 16px;display:grid;gap:10px;font-size:14px}
.counter .row{flex-wrap:wrap}
.due{flex:1;min-height:52px;padding:0 16px;border:0;border-radius:var(--radius);background:var(--due);color:var(--on-due);font-size:16px;font-weight:600}
.due[aria-disabled=true]{opacity:.7;cursor:progress}
.back{font-size:16px;min-height:52px;padding:0 16px;border:1px solid var(--counter-quiet);border-radius:var(--radius);background:none;color:var(--on-counter)}
.counter p:empty{display:none}
.counter .trouble{color:var(--on-counter)}
input::-webkit-calendar-picker-indicator{width:17px;height:17px;padding:0;box-sizing:border-box;border:1.75px solid;border-radius:3px;
background:linear-gradient(currentColor 0 0) 0 3.5px/100% 1.75px no-repeat;color:var(--quiet);cursor:pointer}
.touched{box-shadow:-3px 0 var(--brass);padding-left:10px;margin-left:-10px;border-radius:1px}
[data-key].touched .answer>.box{outline:2px solid var(--brass);outline-offset:1px}
@container (max-width:420px){.second .wide{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}
@container (max-width:300px){.field.half{grid-column:1/-1}.row{flex-wrap:wrap}}
@container (min-width:520px){.body{padding:24px;--bleed:var(--comptoir-bleed,24px)}.counter{padding:16px 24px}}
@media (forced-colors:active){input:checked{border-width:7px}.due{border:2px solid}}
`;
