import * as migration_20261121_000631_initial from './20261121_000631_initial';

export const migrations = [
  {
    up: migration_20261121_000631_initial.up,
    down: migration_20261121_000631_initial.down,
    name: '20261121_000631_initial'
  },
];
