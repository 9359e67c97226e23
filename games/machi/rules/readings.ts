import { defineReadings } from 'engawa';

/** M-24: rules that a table may read in another way; ours is the first. */
export const READINGS = defineReadings({
  blockedFounder: { values: ['stays', 'mayFound'], clause: 'M-24.1' },
  outside: { values: ['free', 'stay'], clause: 'M-24.2' },
  famine: { values: ['any', 'buildingsFirst'], clause: 'M-24.3' },
  returning: { values: ['endOfStack', 'never'], clause: 'M-24.4' },
  events: { values: ['seasons', 'ownTurn'], clause: 'M-24.5' },
});

export const BLOCKED_MAY_FOUND = READINGS.bit.blockedFounder;
export const STAY_OUTSIDE = READINGS.bit.outside;
export const BUILDINGS_STARVE_FIRST = READINGS.bit.famine;
export const NO_RETURN = READINGS.bit.returning;
export const EVENTS_ANY_TIME = READINGS.bit.events;
