import type { Words } from 'engawa';

/** Y-23: what a table may choose. */
export const options: Words['options'] = {
  mining: {
    name: 'Mining Technology in Chinatown',
    about: 'Its extra copper comes once for a visit to Chinatown, or with every copper bought there.',
    values: { action: 'once a visit', exchange: 'with every exchange' },
  },
  recall: {
    name: 'Recall',
    about:
      'The rulebook sets no limit to the assistants that come back with the president; the aid of a later edition says those of one area.',
    values: { anyAreas: 'from any areas', oneArea: 'all from one area' },
  },
  placing: {
    name: 'Placing assistants',
    about: 'The rulebook lists one, two or three assistants to be placed; some tables let a player place nobody.',
    values: { atLeastOne: 'at least one', mayPass: 'may place nobody' },
  },
  twoPlayers: {
    name: 'Two players',
    about:
      'A later edition blocks a slot of Church and Customs, lets a dummy with 7.5 compete in technology, gives both prizes to who is alone, and recalls from one area.',
    values: { first: 'as in the first edition', later: 'as in the later edition' },
  },
};
