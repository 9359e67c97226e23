import { defineReadings } from 'engawa';

/** N-19: rules that a table may read in another way; ours is the first. */
export const READINGS = defineReadings({
  silk: { values: ['consolidating', 'always'], clause: 'N-19.1' },
  overseas: { values: ['share', 'behind'], clause: 'N-19.2' },
  third: { values: ['shared', 'full'], clause: 'N-19.3' },
  symbols: { values: ['sameKind', 'shipAndTrain'], clause: 'N-19.4' },
});

export const SILK_AT_THE_END = READINGS.bit.silk;
export const OVERSEAS_BEHIND = READINGS.bit.overseas;
export const FULL_THIRD = READINGS.bit.third;
export const SHIP_AND_TRAIN = READINGS.bit.symbols;
