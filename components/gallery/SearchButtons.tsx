import { Icon } from '@/components/ui/Icon';

type Props = {
  refresh: string;
  search: string;
  /** Without it the button resets the form. */
  onRefresh?: () => void;
};

/** §2: Refresh and Search, at the end of a form. */
export const SearchButtons = ({ refresh, search, onRefresh }: Props) => (
  <>
    <button
      type={onRefresh ? 'button' : 'reset'}
      className="button"
      data-tone="quiet"
      onClick={onRefresh}
    >
      <Icon name="refresh" /> {refresh}
    </button>
    <button type="submit" className="button">
      <Icon name="search" /> {search}
    </button>
  </>
);
