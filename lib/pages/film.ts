import type { Phase } from '@/lib/state/live';

export type Track = { lang: string; label: string; url: string; isDefault: boolean };

/** `dateTime`: the text is a moment, and this is how machines write it. */
export type Fact = { title: string; text: string; dateTime?: string };

/** One video as the browser gets it: everything in words of the visitor's language. */
export type Film = {
  id: string;
  /** Its own address, in the list that is being looked at. */
  href: string;
  name: string;
  /** Of the page that shows it. */
  pageTitle: string;
  /** The day of publication, or the state of a broadcast. */
  date: string;
  description: string;
  facts: Fact[];
  videoUrl: string;
  /** '' unless the film is shown on another site. */
  outsideUrl: string;
  /** Optimised; '' when there is no picture. */
  poster: string;
  imgUrl: string;
  width: number;
  height: number;
  tracks: Track[];
  live: LiveWords | null;
};

/** When a live video is on the air (epoch ms), and that in words. */
export type LiveWords = {
  sTime: number | null;
  eTime: number | null;
  /** '' when unknown. */
  starts: string;
  ends: string;
  /** What it was when the page was made. */
  phase: Phase;
};
