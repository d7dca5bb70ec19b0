import type { CollectionConfig, DateFieldValidation } from 'payload';
import { date } from 'payload/shared';
import { notifyOf } from '../notes/notify';
import type { English } from '../words/words';
import { refusePlaylist } from './refusePlaylist';
import { drafts, GROUPS } from './shared';
import { timeField } from './timeField';
import { videoFields } from './videoFields';

/** Without an end it goes on. */
const isAfterStart: DateFieldValidation = async (end, asked) => {
  const judged = await date(end, asked);
  const { siblingData } = asked;
  const start = 'sTime' in siblingData ? siblingData.sTime : null;
  if (judged !== true || !end || typeof start !== 'string') return judged;
  return new Date(end) > new Date(start) || ('The end comes after the start' satisfies English);
};

/** §2 /videosLive. */
export const lives: CollectionConfig = {
  slug: 'lives',
  labels: { singular: 'Live video', plural: 'Live videos' },
  admin: {
    group: GROUPS.exhibition,
    useAsTitle: 'name',
    defaultColumns: ['cover', 'name', 'sTime', 'eTime', '_status'],
  },
  defaultSort: '-sTime',
  versions: drafts,
  hooks: notifyOf('lives'),
  fields: [
    ...videoFields(
      {
        file: 'A recording cut for streaming (an HLS playlist, m3u8, with the files that it names uploaded too): it is shown as an endless live stream from the start to the end. After the end: the recording as MP4 or WebM, which visitors can then watch.',
        uri: 'The playlist (m3u8) of a stream on another host, on the internet, used when there is no file. Its parts must lie beside or below it. Visitors get it through this site. Any other address is a page of another site: visitors get a link.',
      },
      { hooks: { beforeValidate: [refusePlaylist] } },
    ),
    timeField({
      name: 'eTime',
      label: 'Ends at',
      validate: isAfterStart,
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        description: 'Empty while the end is open. In your own time zone, like the start.',
      },
    }),
  ],
};
