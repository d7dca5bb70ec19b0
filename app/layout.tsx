/** The frame needs the language, so app/[locale]/layout.tsx draws it; app/not-found.tsx is the only page outside. */
export default function RootLayout({ children }: LayoutProps<'/'>) {
  return children;
}
