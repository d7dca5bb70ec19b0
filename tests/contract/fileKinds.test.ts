import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hasDatabase } from './support/database';
import { organiserOf } from './support/editor';
import { aPicture, send } from './support/people';
import { ORIGIN } from './support/service';

describe('A field takes files of its kind only', { skip: !hasDatabase }, () => {
  const { headers } = organiserOf('filing@example.org');

  const ask = (method: string, path: string, body?: unknown) =>
    send(`${ORIGIN}/api/${path}`, { method, headers: headers(), body });

  async function uploaded(form: FormData) {
    const { doc } = (await ask('POST', 'media', form)).body;
    assert.ok(doc);
    return Number(doc.id);
  }

  function aPdf() {
    const form = new FormData();
    const text = '%PDF-1.4\nxref\n0 1\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n';
    form.set('file', new File([text], 'scan.pdf', { type: 'application/pdf' }));
    return form;
  }

  test('a certificate no PDF, which visitors would see as a broken picture', async () => {
    const [pdf, picture] = [await uploaded(aPdf()), await uploaded(aPicture())];
    const refused = await ask('POST', 'certificates', { num: 'K-1', certPhotos: [picture, pdf] });
    assert.equal(refused.status, 400);
    const told = JSON.stringify(refused.body.errors);
    assert.match(told, /Pictures of the certificate/);
    assert.match(told, /"path":"certPhotos"/);
    const { status, body } = await ask('POST', 'certificates', {
      ...{ num: 'K-1', certPhotos: [picture] },
    });
    assert.equal(status, 201);
    await ask('DELETE', `certificates/${body.doc?.id}`);
    await ask('DELETE', `media/${pdf}`);
    await ask('DELETE', `media/${picture}`);
  });

  test('the promo film no picture, which would be left out', async () => {
    const picture = await uploaded(aPicture());
    const { status, body } = await ask('POST', 'globals/exhibition', { files: [picture] });
    assert.equal(status, 400);
    assert.match(JSON.stringify(body.errors), /"path":"files"/);
    await ask('DELETE', `media/${picture}`);
  });
});
