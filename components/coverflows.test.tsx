import { renderToStaticMarkup } from 'react-dom/server';
import { beginPlace, toWorkList } from '@/lib/state/gallery';
import en from '@/messages/en.json';
import { Coverflow } from './gallery/Coverflow.client';
import { Flow } from './videos/Flow.client';

jest.mock('./gallery/GalleryContext.client', () => ({
  useGalleryContext: () => ({ texts: jest.requireActual('@/messages/en.json').gallery }),
}));

const ignore = () => {};

/** The custom properties of a stage, by which its style sheet draws it. */
function scaleOf(stage: React.ReactNode) {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(stage);
  const { style } = place.querySelector('section') as HTMLElement;
  return ['--size', '--zoom', '--frame-w'].map((name) => style.getPropertyValue(name));
}

describe('Size, zoom and border of a coverflow (§9)', () => {
  it('are those for works', () => {
    const gallery = { ...toWorkList([], 1), ...beginPlace(0) };
    const works = <Coverflow {...{ gallery, dispatch: ignore, more: null }} />;
    expect(scaleOf(works)).toEqual(['0.45', '1.2', '10px']);
  });

  it('are those for films', () => {
    const films = (
      <Flow films={[]} chosen={0} label="Films" texts={en.videos.flow} onChoose={ignore} />
    );
    expect(scaleOf(films)).toEqual(['0.15', '1', '10px']);
  });
});
