type Props = { of: Readonly<Record<string, string>> };

/** What a form sends besides what is typed, also without JavaScript. */
export const HiddenFields = ({ of }: Props) =>
  Object.entries(of).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
