import type { Payload } from 'payload';
import { loadTexts } from '../structure/loadStructure';
import { write } from '../structure/store';
import { EXH_CONTENT, EXHIBITION, FOOTER_CONTENT, SHOP } from './data/site';
import type { Library } from './library';

export async function loadGlobals(payload: Payload, { idOf }: Library) {
  const { bgImgs, files, notices, applyUrl } = EXHIBITION;
  const exhibition = {
    bgImgs: bgImgs.map(idOf),
    files: files.map(idOf),
    notices: notices.map(idOf),
    applyUrl,
  };
  const { wx } = FOOTER_CONTENT;
  await write(payload, 'exhibition', exhibition);
  await loadTexts(payload, {
    footer: { ...FOOTER_CONTENT, wx: { ...wx, img: idOf(wx.img) } },
    exh: { ...EXH_CONTENT, bgImgs: EXH_CONTENT.bgImgs.map(idOf) },
  });
  await write(payload, 'shop', { img: idOf(SHOP.img) });
}
