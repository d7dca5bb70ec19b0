import * as migration_20261121_000752_initial from './20261121_000752_initial';
import * as migration_20261121_002700_published_reads from './20261121_002700_published_reads';

export const migrations = [
  {
    up: migration_20261121_000752_initial.up,
    down: migration_20261121_000752_initial.down,
    name: '20261121_000752_initial'
  },
  {
    up: migration_20261121_002700_published_reads.up,
    down: migration_20261121_002700_published_reads.down,
    name: '20261121_002700_published_reads',
  },
];
