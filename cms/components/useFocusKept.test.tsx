import { fireEvent, render, screen } from '@testing-library/react';
import { useFocusKept } from './useFocusKept.client';

type Props = { hasButton?: boolean };

function Part({ hasButton = true }: Props) {
  const keepFocus = useFocusKept();
  return (
    <>
      <h2 id="part" tabIndex={-1}>
        Part
      </h2>
      {hasButton && <button onFocus={() => keepFocus('part')}>Go</button>}
    </>
  );
}

const show = () => {
  const { rerender } = render(<Part />);
  screen.getByRole('button').focus();
  return (props: Props) => rerender(<Part {...props} />);
};

it('gives the focus of a button that has gone to what was named', () => {
  const change = show();
  change({ hasButton: false });
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('doesn’t take it back from whoever has clicked on empty space', () => {
  const change = show();
  change({ hasButton: false });
  fireEvent.pointerDown(document.body);
  screen.getByRole('heading').blur();
  change({});
  expect(document.body).toHaveFocus();
});
