import { defineReadings } from 'engawa';

/** T-20: rules that a table may read in another way; ours is the first. */
export const READINGS = defineReadings({
  harvest: { values: ['whole', 'mayStop'], clause: 'T-20.1' },
  tomoe: { values: ['turn', 'round'], clause: 'T-20.2' },
});

export const MAY_STOP = READINGS.bit.harvest;
export const GOLD_ONCE_A_ROUND = READINGS.bit.tomoe;
