import type { Phase } from '@/lib/state/live';

export type Track = { lang: string; label: string; url: string; isDefault: boolean };

/** `dateTime`: the text as a machine-readable time, if it is one. */
export type Fact = { title: string; text: string; dateTime?: string };

/** A video as the browser gets it: all texts are in the visitor's language, save a description that isn't translated. */
export type Film = {
  id: string;
  /** Its own address within the current list. */
  href: string;
  name: string;
  /** The title of its page. */
  pageTitle: string;
  /** The date of publication, or the state of a broadcast. */
  date: string;
  description: string;
  /** '' when unknown. */
  descriptionLang: string;
  facts: Fact[];
  videoUrl: string;
  /** '' unless the film is shown on another site. */
  outsideUrl: string;
  /** The optimised picture; '' when there is none. */
  poster: string;
  imgUrl: string;
  width: number;
  height: number;
  tracks: Track[];
  live: LiveWords | null;
};

/** When a live video is broadcast (epoch ms), and the same as text. */
export type LiveWords = {
  sTime: number | null;
  eTime: number | null;
  /** '' when unknown. */
  starts: string;
  ends: string;
  /** The phase when the page was rendered. */
  phase: Phase;
};
