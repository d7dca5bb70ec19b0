import * as migration_20261121_000631_initial from './20261121_000631_initial';
import * as migration_20261121_002700_published_reads from './20261121_002700_published_reads';
import * as migration_20261122_103000_many_works from './20261122_103000_many_works';
import * as migration_20261122_140000_long_lists from './20261122_140000_long_lists';
import * as migration_20261122_150000_outbox from './20261122_150000_outbox';
import * as migration_20261122_200722_people from './20261122_200722_people';
import * as migration_20261122_235900_organisers from './20261122_235900_organisers';
import * as migration_20261123_000334_schedules from './20261123_000334_schedules';
import * as migration_20261123_104801_palettes from './20261123_104801_palettes';
import * as migration_20261123_235900_colours_of_works from './20261123_235900_colours_of_works';
import * as migration_20261125_131500_titles from './20261125_131500_titles';
import * as migration_20261127_221719_withdrawn from './20261127_221719_withdrawn';
import * as migration_20261128_203000_spellings from './20261128_203000_spellings';
import * as migration_20261129_210000_editors_search from './20261129_210000_editors_search';
import * as migration_20261129_225652_words from './20261129_225652_words';
import * as migration_20261130_030000_as_seen from './20261130_030000_as_seen';
import * as migration_20261130_060000_works_elsewhere from './20261130_060000_works_elsewhere';
import * as migration_20261130_070000_ids_once from './20261130_070000_ids_once';
import * as migration_20261130_090000_initials from './20261130_090000_initials';
import * as migration_20261130_120000_letters from './20261130_120000_letters';
import * as migration_20261130_160000_newest_titles from './20261130_160000_newest_titles';
import * as migration_20261201_000000_newest_works from './20261201_000000_newest_works';

export const migrations = [
  {
    up: migration_20261121_000631_initial.up,
    down: migration_20261121_000631_initial.down,
    name: '20261121_000631_initial',
  },
  {
    up: migration_20261121_002700_published_reads.up,
    down: migration_20261121_002700_published_reads.down,
    name: '20261121_002700_published_reads',
  },
  {
    up: migration_20261122_103000_many_works.up,
    down: migration_20261122_103000_many_works.down,
    name: '20261122_103000_many_works',
  },
  {
    up: migration_20261122_140000_long_lists.up,
    down: migration_20261122_140000_long_lists.down,
    name: '20261122_140000_long_lists',
  },
  {
    up: migration_20261122_150000_outbox.up,
    down: migration_20261122_150000_outbox.down,
    name: '20261122_150000_outbox',
  },
  {
    up: migration_20261122_200722_people.up,
    down: migration_20261122_200722_people.down,
    name: '20261122_200722_people',
  },
  {
    up: migration_20261122_235900_organisers.up,
    down: migration_20261122_235900_organisers.down,
    name: '20261122_235900_organisers',
  },
  {
    up: migration_20261123_000334_schedules.up,
    down: migration_20261123_000334_schedules.down,
    name: '20261123_000334_schedules',
  },
  {
    up: migration_20261123_104801_palettes.up,
    down: migration_20261123_104801_palettes.down,
    name: '20261123_104801_palettes',
  },
  {
    up: migration_20261123_235900_colours_of_works.up,
    down: migration_20261123_235900_colours_of_works.down,
    name: '20261123_235900_colours_of_works',
  },
  {
    up: migration_20261125_131500_titles.up,
    down: migration_20261125_131500_titles.down,
    name: '20261125_131500_titles',
  },
  {
    up: migration_20261127_221719_withdrawn.up,
    down: migration_20261127_221719_withdrawn.down,
    name: '20261127_221719_withdrawn',
  },
  {
    up: migration_20261128_203000_spellings.up,
    down: migration_20261128_203000_spellings.down,
    name: '20261128_203000_spellings',
  },
  {
    up: migration_20261129_210000_editors_search.up,
    down: migration_20261129_210000_editors_search.down,
    name: '20261129_210000_editors_search',
  },
  {
    up: migration_20261129_225652_words.up,
    down: migration_20261129_225652_words.down,
    name: '20261129_225652_words',
  },
  {
    up: migration_20261130_030000_as_seen.up,
    down: migration_20261130_030000_as_seen.down,
    name: '20261130_030000_as_seen',
  },
  {
    up: migration_20261130_060000_works_elsewhere.up,
    down: migration_20261130_060000_works_elsewhere.down,
    name: '20261130_060000_works_elsewhere',
  },
  {
    up: migration_20261130_070000_ids_once.up,
    down: migration_20261130_070000_ids_once.down,
    name: '20261130_070000_ids_once',
  },
  {
    up: migration_20261130_090000_initials.up,
    down: migration_20261130_090000_initials.down,
    name: '20261130_090000_initials',
  },
  {
    up: migration_20261130_120000_letters.up,
    down: migration_20261130_120000_letters.down,
    name: '20261130_120000_letters',
  },
  {
    up: migration_20261130_160000_newest_titles.up,
    down: migration_20261130_160000_newest_titles.down,
    name: '20261130_160000_newest_titles',
  },
  {
    up: migration_20261201_000000_newest_works.up,
    down: migration_20261201_000000_newest_works.down,
    name: '20261201_000000_newest_works',
  },
];
