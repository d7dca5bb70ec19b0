type Props = Omit<React.ComponentProps<'main'>, 'id' | 'tabIndex'>;

/** A page's content, to which the link past the menu leads: it can take the focus, or some browsers and screen readers stay where they were. */
export const Main = (props: Props) => <main id="main" tabIndex={-1} {...props} />;
