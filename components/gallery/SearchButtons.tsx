import buttons from '../ui/buttons.module.css';
import { Glyph } from './Glyph';

type Props = {
  refresh: string;
  search: string;
  /** Without it the form is reset. */
  onRefresh?: () => void;
};

/** §2: Refresh and Search, at the end of a form. */
export const SearchButtons = ({ refresh, search, onRefresh }: Props) => (
  <>
    <button
      type={onRefresh ? 'button' : 'reset'}
      className={buttons.button}
      data-tone="quiet"
      onClick={onRefresh}
    >
      <Glyph name="refresh" /> {refresh}
    </button>
    <button type="submit" className={buttons.button}>
      <Glyph name="search" /> {search}
    </button>
  </>
);
