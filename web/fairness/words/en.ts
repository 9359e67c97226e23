import type { FairStep, NoteStep } from '#kernel';
import type { Alarm } from '../standing.ts';

interface StepWords {
  readonly ok: (name: string) => string;
  readonly wrong: (name: string) => string;
  /** How the first wrong thing is named; `code` where not the thing itself is wrong but the seal that was given of it. */
  readonly thing: (name: string, code: boolean) => string;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const nth = (n: number): string => ORDINALS[n - 1] ?? `${n}th`;

/** What is said about shuffles and their check, in English. The other languages have the same shape. */
export const en = {
  part: {
    title: 'A fair shuffle',
    nothing: 'You don’t have to do anything.',
    why: 'The server and every player each add a secret random number. The shuffle comes from all of them together, so nobody can choose it: not the others, not even the server. Bots add none, nor does anybody who comes too late.',
    drawing: 'adding your number …',
    added: 'your number is in it',
    opened: 'your number is in it, and opened',
    how: 'How it works',
    steps: [
      'The server puts a secret number into an envelope and seals it. Everybody sees the seal, nobody the number.',
      'Your browser does the same with a number of its own, and so does everybody else’s. A sealed number can no longer be changed.',
      'When the host starts the game, no more envelopes are taken. The players’ envelopes are opened, and everything is shuffled from their numbers and the server’s.',
      'After the game the server’s envelope is opened too. Now anybody can check everything: seals, numbers, draws and moves.',
    ] as readonly string[],
    promise: 'The server’s seal',
    yours: 'Your secret number (stays in this browser until the game starts)',
    yoursOpen: 'Your number (opened)',
    yourCode: 'Its seal (what the others see now)',
    noted: 'This browser has noted all of them and compares by itself.',
    openly:
      'At this table each number is opened as soon as it is added: still safe against the opener and against a server that plays alone, not against a server in league with the last to sit down.',
    late: 'The game started before your number was there: the shuffle comes from the other numbers. That nobody chose it you have to take from the players who added them.',
    elsewhere:
      'Your number is on another device. Open this table there once, so that it can be opened; nothing is wrong.',
    otherDevice: 'Another device has added a number for your seat. If that was not you, put this browser’s back.',
    putBack: 'Put this browser’s back',
    wasMe: 'That was me, on another device',
    without: 'Your number was not opened in time before. The shuffle comes from the other numbers.',
    unheard:
      'This browser sent your number, but the server did not take it in time, and the game goes on without it. If your connection was good all the while, do not trust this table.',
    takeNotes: 'Download what this browser noted',
    takeRecord: 'Download the record',
  },
  seat: {
    added: 'in the shuffle',
    awaited: 'number to come',
    closed: 'not opened yet',
    opened: 'in the shuffle, opened',
    bot: 'adds no number',
    without: 'goes on without a number',
    ready: 'ready',
    notReady: 'not ready yet',
  },
  beginning: {
    hostBegins: (name: string) => `Waiting for ${name} (host) to start`,
    waitsForParts: (names: string) => `waits a moment for ${names}’s number`,
    waitsForReady: (names: string) => `waits until ${names} is ready`,
    ready: 'I am ready',
    readyLead: 'This game is rated. It starts when everybody has said so.',
    sealed: 'The game is about to start',
    opening: (names: string) => `The numbers are being opened. Waiting for ${names}.`,
    renewing: (names: string) => `New numbers are being sealed. Waiting for ${names}.`,
    until: (time: string) => `If nothing comes by ${time}, the game goes on without that number.`,
    goOn: (names: string) => `Go on without ${names}`,
    goOnSoon: (time: string) => `possible in ${time}`,
    goOnLead: 'The server then seals a new number, and so does everybody else: the old ones count no more.',
    failed: (n: number, names: string) =>
      `The ${nth(n)} start failed: ${names} did not answer. All numbers and seals are new.`,
    nobodyLeft:
      'No player’s number is left. The server has sealed a new one and will shuffle alone; the host may start, or open another table.',
  },
  alarm: {
    title: 'Something is wrong with this shuffle',
    lead: 'Your number stays closed. Do not trust this table, and tell the other players.',
    leadAfter: 'Do not trust this table, and tell the other players.',
    noted: 'Noted',
    shown: 'Shown now',
    why: {
      'promise-changed': 'The server shows another seal than the one this browser noted when you came.',
      'terms-changed': 'The table now says something else about when numbers are opened.',
      'past-changed': 'The server no longer tells of an earlier start as this browser saw it.',
      'begun-anew': 'This browser saw the game start, and now the server shows another start.',
      'failed-wrongly': 'The server starts anew though nobody else failed to answer. A fair table never does that.',
      'list-changed': 'The list of seals was changed after it had been closed.',
      'part-replaced':
        'At your seat is a seal that this browser did not send. Or did you add a number on another device?',
      'part-dropped': 'This browser sent the seal of your number, and it is missing from the list.',
      'part-left-out': 'The game was started with something else in place of your number.',
      'called-silent': 'The server says that your number did not come. This browser sent it.',
    } as Readonly<Record<Alarm, string>>,
  },
  older: {
    mark: 'older kind of shuffle: weaker',
    lead: 'This table was opened before players added numbers of their own. The server alone chose its shuffle.',
  },
  open: {
    title: 'Shuffle, for slow tables',
    label: 'Open each number as soon as somebody sits down',
    lead: 'Then nobody has to come back for the start. Still safe against the opener and against a server that plays alone, not against a server in league with the last to sit down.',
  },
  handOver: {
    title: 'Somebody does not come back?',
    lead: 'A guest who stays away beyond the clock may be replaced if all other players agree, at least two.',
    rule: 'Whoever takes the seat over sees from then on what the seat may see, its hand included, and nothing of the others.',
    vote: (name: string) => `Give ${name}’s seat to somebody else`,
    agree: (name: string) => `I agree: ${name}’s seat changes hands`,
    votes: (names: string, n: number, needed: number) => `${names} ${n === 1 ? 'agrees' : 'agree'}: ${n} of ${needed}`,
    voted: 'You have agreed. The others are still to answer.',
    here: (name: string) => `${name} is here.`,
    hasTime: (name: string) => `${name} is away, but has time left.`,
    link: (name: string) =>
      `All agree. Pass this link on to whoever takes ${name}’s seat over, and to nobody else: it opens the seat.`,
  },
  check: {
    title: 'Check a game',
    lead: 'Did the shuffle come from the numbers that were sealed, and does every move follow? This page works it out again, here in your browser.',
    game: (title: string, names: string) => `${title}: ${names}`,
    choose: 'Choose a record file',
    drop: 'or drop it here',
    paste: 'or paste the text of a record',
    start: 'Check it',
    unreadable: 'That is not the record of a game.',
    unknownGame: (game: string) => `This client does not know the game “${game}”.`,
    notOver: 'The game is still going on. The server’s number is opened when it is over; come back then.',
    notOverPromise: 'Until then you may write down the server’s seal:',
    checking: 'Checking …',
    replaying: (n: number, total: number) => `Playing move ${n} of ${total} again`,
    well: 'Everything fits.',
    wrong: (thing: string) => `This game is not what it says. The first thing that does not fit: ${thing}.`,
    steps: 'Step by step',
    groups: {
      sealed: (ok: boolean, n: number) =>
        ok ? `The numbers are those that were sealed (${n})` : `Not everything is as it was sealed (${n})`,
      own: (_ok: boolean, n: number) => `Where the shuffle comes from (${n})`,
      saw: (ok: boolean, n: number) =>
        ok ? `It is the game this browser saw (${n})` : `It is not the game this browser saw (${n})`,
      noted: (ok: boolean, n: number) => (ok ? `It is what was noted (${n})` : `It is not what was noted (${n})`),
      moves: (ok: boolean): string => (ok ? 'Every move played again' : 'The moves do not follow'),
    },
    ok: 'fits',
    bad: 'does not fit',
    attempt: (n: number) => `The ${nth(n)} start, which failed`,
    silent: (names: string) => `It failed because no answer came from ${names}.`,
    notAsked: (name: string) => `${name}’s number was not asked for any more.`,
    played: 'The start that was played',
    compared: 'What was compared',
    told: 'in the record',
    found: 'worked out',
    notedHere: 'noted',
    proven: 'What this proves',
    notProven: 'What it does not prove',
    another: 'Check another game',
    back: 'Back to the game',
    about: {
      promise: {
        ok: () => 'The server’s number fits its seal.',
        wrong: () => 'The server’s number does not fit its seal.',
        thing: (_name, code) => (code ? 'the server’s seal' : 'the server’s number'),
      },
      part: {
        ok: (name) => `${name}’s number fits its seal.`,
        wrong: (name) => `${name}’s number does not fit its seal.`,
        thing: (name, code) => (code ? `the seal of ${name}’s number` : `${name}’s number`),
      },
      withheld: {
        ok: (name) => `${name} did not open a number: that is why everything was started anew.`,
        wrong: (name) => `${name}’s seal is there, but the number is missing.`,
        thing: (name) => `${name}’s number, which is missing`,
      },
      seed: {
        ok: () => 'The seed of all draws comes from these numbers together.',
        wrong: () => 'The seed of the draws does not come from these numbers.',
        thing: () => 'the seed',
      },
      'seed-promise': {
        ok: () => 'The seed fits what the record gives as the server’s seal.',
        wrong: () => 'The seed does not fit the server’s seal.',
        thing: () => 'the seed, or its seal',
      },
      'noted-promise': {
        ok: () => 'The server’s seal is the one that was noted before the game.',
        wrong: () => 'The server’s seal is not the one that was noted before the game.',
        thing: () => 'the server’s seal, which was another one before the game',
      },
      'noted-part': {
        ok: (name) => `${name}’s number is the one this browser drew.`,
        wrong: (name) => `${name}’s number is not the one this browser drew.`,
        thing: (name) => `${name}’s number, which this browser drew differently`,
      },
      'own-seed': {
        ok: () => 'The record names no server: the seed is whatever the device it comes from says.',
        wrong: () => 'The seed is missing.',
        thing: () => 'the seed',
      },
      'given-position': {
        ok: () => 'The first position was given, not drawn.',
        wrong: () => 'The first position was given, not drawn.',
        thing: () => 'the first position',
      },
      structure: {
        ok: () => 'The list of starts and numbers is one that a table can have written.',
        wrong: () => 'No table writes such a record.',
        thing: () => 'the list of starts and numbers, which no table writes like this',
      },
      'seen-table': {
        ok: () => 'The record is of the table this browser saw.',
        wrong: () =>
          'What the record says of seals and numbers is missing, or is of another table than this browser saw.',
        thing: () => 'seals and numbers, which are missing or of another table',
      },
      'seen-promise': {
        ok: () => 'The server’s seal is the one this browser saw when you came to the table.',
        wrong: () => 'The server’s seal is not the one this browser saw when you came to the table.',
        thing: () => 'the server’s seal, which was another one before the game',
      },
      'seen-list': {
        ok: () => 'The numbers and seals are those this browser saw at the start.',
        wrong: () => 'The numbers or seals are others than this browser saw at the start.',
        thing: () => 'the list of numbers, which was another one at the start',
      },
      'seen-without': {
        ok: () => 'Who did not answer is as this browser was told.',
        wrong: () => 'This browser was told otherwise about who did not answer.',
        thing: () => 'who did not answer, which was told otherwise before the game',
      },
      'seen-begun': {
        ok: () => 'This is the start this browser saw.',
        wrong: () => 'This browser saw the game begin with this start; the record was played with a later one.',
        thing: () => 'the start, which was another one',
      },
      'seen-silent': {
        ok: (name) => `${name}’s number did not come in time; this browser has no note that the server took it.`,
        wrong: (name) => `${name}’s number is said not to have come. This browser sent it.`,
        thing: (name) => `${name}’s number, which was sent and is said not to have come`,
      },
      'seen-first': {
        ok: () => 'The first position is the one this browser was shown.',
        wrong: () => 'The first position is not the one this browser was shown.',
        thing: () => 'the first position, which was another one at the table',
      },
      'seen-last': {
        ok: () => 'The last position is the one this browser was shown.',
        wrong: () => 'The last position is not the one this browser was shown.',
        thing: () => 'the last position, which was another one at the table',
      },
      'seen-scores': {
        ok: () => 'The points are those this browser was shown.',
        wrong: () => 'The points are not those this browser was shown.',
        thing: () => 'the points, which were others at the table',
      },
    } as Readonly<Record<FairStep['about'] | NoteStep['about'], StepWords>>,
    faults: {
      'first-position': 'The record brings its own first position: it was not drawn.',
      'other-table': 'Seals and numbers are of another table than the record.',
      bots: 'The record does not agree with itself on which seats are bots.',
      'unknown-seat': 'A number belongs to a seat that the game does not have.',
      'seat-twice': 'A seat has two numbers.',
      'bot-part': 'A bot has a number; bots add none.',
      'last-failed': 'The last start in the record failed: the one that was played is missing.',
      'nobody-silent': 'A start is said to have failed though everybody answered.',
      'silent-twice': 'A seat is said to have been silent twice.',
      'silent-part': 'A seat that is said to have been silent opened its number.',
      'late-part': 'A seat that was not asked any more has a number.',
    } as Readonly<Record<string, string>>,
    replay: {
      ok: (n: number) =>
        n === 0
          ? 'No moves were played. The first position follows from the seed.'
          : `${n === 1 ? 'The only move was' : `All ${n} moves were`} played again: every draw, every position and the scores follow from the seed.`,
      wrong: (n: number) => `From move ${n} on the record differs from what the rules and the seed give.`,
      start: 'The first position is not the one the seed gives.',
      edited: 'The moves follow, but the record was changed afterwards.',
      version: 'This client has other rules than the game was played with, and cannot play it again.',
      thingMove: (n: number) => `move ${n}`,
      thingStart: 'the first position',
      thingEdited: 'the text of the record',
      thingVersion: 'the version of the rules',
    },
    notes: {
      none: 'This browser has no note of this table. Did you or somebody you trust write the server’s seal down?',
      field: 'The server’s seal as it was noted (64 digits)',
      compare: 'Compare',
      notHex: 'A seal has 64 digits, 0 to 9 and a to f.',
    },
    verdict: {
      parts: (names: string, n: number) =>
        `The server’s number and the ${n === 1 ? 'number' : 'numbers'} of ${names} settled the shuffle together. None of them alone could choose it or know it beforehand. Every draw and every move follows from it.`,
      lacking: (names: string, n: number) =>
        `${names} added no number and ${n === 1 ? 'has' : 'have'} to take it from the others that nobody chose. For ${n === 1 ? 'this player' : 'these players'} it is only proven that the shuffle comes from what was sealed.`,
      nobody:
        'Every draw and every move follows from the number the server had sealed. No player added one, so the server alone chose it.',
      seed: 'The seed fits the seal in the record, and every draw and every move follows from it.',
      seedWeak:
        'This is the older kind of shuffle, and weaker: the server alone chose the seed, could have tried several, and what it published could have told the draws.',
      own: 'Every draw and every move follows from the seed.',
      ownWeak: 'The record names no server: the moves follow from the seed, and nobody else can vouch for the choice.',
      dealer: 'The server deals and so knows what is hidden. That it told nobody cannot be proven.',
      page: 'This page comes from the same server. To be independent of it, download the record and your notes and check them elsewhere: engawa verify.',
      others: (code: string) =>
        `Whether the others were shown the same. They were if their check page tells the same fingerprint of the game: ${code}.`,
      open: 'The numbers were opened as people sat down: a server in league with the last of them could have chosen.',
      failed: (n: number) =>
        `${n === 1 ? 'One start' : `${n} starts`} failed. A server in league with whoever did not answer could have tried ${n === 1 ? 'once' : `${n} times`} more.`,
      unnoted: 'That the server’s seal is the one shown at the time: only a note from then can tell.',
      wrong: 'Nothing is proven: what comes after the first thing that does not fit means nothing.',
    },
  },
};

export type FairWording = typeof en;
