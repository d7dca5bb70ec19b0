/** The one style sheet of a framed page. It fetches nothing: a font would weigh more than the page. The colours are those of app/styles/tokens.css. */
export const STYLE = `
:root{color-scheme:light dark;--wall:#fbf8f1;--ink:#16203a;--ink2:#4b5369;--frame:#17161a;--mount:#fffdf8;--focus:#1f49c7}
@media(prefers-color-scheme:dark){:root{--wall:#12141d;--ink:#f6f0e3;--ink2:#c3c1c4;--frame:#08080a;--focus:#ffd479}}
*{box-sizing:border-box}
body{display:flex;flex-direction:column;min-block-size:100vh;margin:0;font:400 .9375rem/1.4 system-ui,sans-serif;color:var(--ink);background:var(--wall);overflow-wrap:anywhere}
a{color:inherit}
a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
main{display:flex;flex:1;flex-direction:column;gap:.6rem;min-block-size:0;padding:.75rem}
img{display:block;max-inline-size:100%;border:6px solid var(--frame);background:var(--mount)}
.work{display:grid;grid-template:minmax(4rem,1fr) auto auto/minmax(0,1fr);justify-items:center}
.work>a{position:relative;inline-size:100%;container-type:size}
.work img{position:absolute;inset:0;inline-size:min(100cqi,calc((100cqb - 12px)*var(--ratio) + 12px),calc(var(--width) + 12px));block-size:auto;max-block-size:100%;margin:auto;object-fit:contain}
.label{margin:0;text-align:center}
.label span,.label em{display:block}
.label em,.label h1{font:italic 400 1rem/1.3 Georgia,"Songti SC",serif}
:lang(ar) em,:lang(ar) h1,:lang(zh) em,:lang(zh) h1{font-style:normal}
.facts,.site{color:var(--ink2);font-size:.875em}
p{margin:0}
.site a{display:inline-block;padding-block:.25rem}
h1{margin:0;font-size:1.1rem;line-height:1.25}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(8rem,100%),1fr));gap:1rem .75rem;align-items:end;margin:0;padding:0;list-style:none}
li a{display:block;text-decoration:none}
li img{inline-size:100%;block-size:auto;margin-block-end:.4rem}
li .label{text-align:start}
.new{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media(forced-colors:active){img{border-color:CanvasText}}
`.replaceAll('\n', '');
