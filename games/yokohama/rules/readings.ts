import { defineReadings } from 'engawa';

/** Y-23: rules that a table may read in another way; ours is the first. */
export const READINGS = defineReadings({
  mining: { values: ['action', 'exchange'], clause: 'Y-23.1' },
  recall: { values: ['anyAreas', 'oneArea'], clause: 'Y-23.2' },
  placing: { values: ['atLeastOne', 'mayPass'], clause: 'Y-23.3' },
  twoPlayers: { values: ['first', 'later'], clause: 'Y-23.4', seats: [2, 2] },
});

export const MINE_EACH_EXCHANGE = READINGS.bit.mining;
/** Y-23.4.4: the later edition for two recalls like that too. */
export const RECALL_ONE_AREA = READINGS.bit.recall | READINGS.bit.twoPlayers;
export const MAY_PLACE_NOBODY = READINGS.bit.placing;
export const LATER_EDITION = READINGS.bit.twoPlayers;
