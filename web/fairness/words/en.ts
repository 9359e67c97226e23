import type { FairStep, NoteStep } from '#kernel';
import type { Alarm } from '../standing.ts';

interface StepWords {
  readonly ok: (name: string) => string;
  readonly wrong: (name: string) => string;
  /** How the first wrong part is named; `code` where not the thing itself is wrong but the code that was given of it. */
  readonly thing: (name: string, code: boolean) => string;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const nth = (n: number): string => ORDINALS[n - 1] ?? `${n}th`;

/** What is said about shuffles and their check, in English. The other languages have the same shape. */
export const en = {
  part: {
    title: 'Your part of the shuffle',
    why: 'The server and the players add a part each. The shuffle is made from all of them together, so that nobody can choose it. Bots, and whoever comes too late, add none.',
    nothing: 'You need not do anything: this browser drew your part and puts it in by itself.',
    drawing: 'being put in …',
    added: 'put in',
    opened: 'put in and opened',
    how: 'How it works',
    steps: [
      'When the table was opened, the server drew a secret. It shows a code that fits this secret and no other: its promise.',
      'Your browser drew your part and shows the table only such a code of it. So nobody can fit theirs to yours.',
      'When the host begins, the list of codes is closed. Only then the parts are opened, and the shuffle is made.',
      'After the game the server opens its secret as well. Anybody can then check every code, every draw and every move.',
    ] as readonly string[],
    promise: 'The server’s promise',
    yours: 'Your part',
    yourCode: 'Its code, for the table',
    noted: 'This browser has noted them and compares by itself.',
    openly:
      'At this table parts are opened as soon as they are put in: still safe against the opener and against a server that plays alone, not against a server in league with the last to sit down.',
    late: 'The game began before your part was there: the shuffle is made from the other parts. That nobody chose it you have to take from their owners.',
    elsewhere:
      'Your part was drawn on another device. Open this table there once, so that it is opened; nothing is wrong.',
    otherDevice: 'Another device has put a part in for your seat. If that was not you, put this one back.',
    putBack: 'Put this one back',
    wasMe: 'That was me, on another device',
    without: 'Your part was not opened in time before. The shuffle is made from the other parts.',
    unheard:
      'This browser sent your part, but the server did not take it in time, and the game goes on without it. If your connection was good all the while, do not trust this table.',
    takeNotes: 'Download what this browser noted',
  },
  seat: {
    added: 'part put in',
    awaited: 'part to come',
    closed: 'part still closed',
    opened: 'part opened',
    bot: 'adds no part',
    without: 'goes on without a part',
    ready: 'ready',
    notReady: 'not ready yet',
  },
  beginning: {
    hostBegins: (name: string) => `${name} begins the game.`,
    waitsForParts: (names: string) => `waits a moment for ${names}’s part`,
    waitsForReady: (names: string) => `waits until ${names} is ready`,
    ready: 'I am ready',
    readyLead: 'This game is rated. It begins when everybody has said so.',
    sealed: 'The game is about to begin',
    opening: (names: string) => `The parts are being opened. Waiting for ${names}.`,
    renewing: (names: string) => `New parts are being put in. Waiting for ${names}.`,
    until: (time: string) => `If nothing comes by ${time}, the game goes on without that part.`,
    goOn: (names: string) => `Go on without ${names}`,
    goOnSoon: (time: string) => `possible in ${time}`,
    goOnLead:
      'The server then promises a new secret, and everybody else puts in a new part: the old ones count no more.',
    failed: (n: number, names: string) =>
      `The ${nth(n)} beginning failed: ${names} did not answer. New promise, new parts.`,
    nobodyLeft:
      'Nobody’s part is left. The server has made a new promise and will shuffle alone; the host may begin, or open another table.',
  },
  alarm: {
    title: 'Something is wrong with this shuffle',
    lead: 'Your part stays closed. Do not trust this table, and tell the other players.',
    leadAfter: 'Do not trust this table, and tell the other players.',
    noted: 'Noted',
    shown: 'Shown now',
    why: {
      'promise-changed': 'The server shows another promise than the one this browser noted when you came.',
      'terms-changed': 'The table now says something else about when parts are opened.',
      'past-changed': 'The server no longer tells of an earlier beginning as this browser saw it.',
      'begun-anew': 'This browser saw the game begin, and now the server shows another beginning.',
      'failed-wrongly': 'The server begins anew without anybody new who did not answer. A fair table never does that.',
      'list-changed': 'The list of codes was changed after it had been closed.',
      'part-replaced':
        'In your seat’s place is a code that this browser did not send. Or have you put one in on another device?',
      'part-dropped': 'This browser sent your part, and it is missing from the list.',
      'part-left-out': 'The game was begun with something else in place of your part.',
      'called-silent': 'The server says that your part did not come. This browser sent it.',
    } as Readonly<Record<Alarm, string>>,
  },
  older: {
    mark: 'older kind of shuffle: weaker',
    lead: 'This table was opened before players added parts of their own. The server alone chose its shuffle.',
  },
  open: {
    title: 'Shuffle, for slow tables',
    label: 'Open the parts as soon as somebody sits down',
    lead: 'Then nobody has to come back for the beginning. Still safe against the opener and against a server that plays alone, not against a server in league with the last to sit down.',
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
    lead: 'Was the shuffle settled as promised, and does every move follow? This page works it out again, here in your browser.',
    game: (title: string, names: string) => `${title}: ${names}`,
    choose: 'Choose a record file',
    drop: 'or drop it here',
    paste: 'or paste the text of a record',
    start: 'Check it',
    unreadable: 'That is not the record of a game.',
    unknownGame: (game: string) => `This client does not know the game “${game}”.`,
    notOver: 'The game is still going on. Its secrets are opened when it is over; come back then.',
    notOverPromise: 'Until then you may write down what the server promised:',
    checking: 'Checking …',
    replaying: (n: number, total: number) => `Playing move ${n} of ${total} again`,
    well: 'Everything fits.',
    wrong: (thing: string) => `This game is not what it says. The first wrong part: ${thing}.`,
    steps: 'Step by step',
    ok: 'fits',
    bad: 'does not fit',
    attempt: (n: number) => `The ${nth(n)} beginning, which failed`,
    silent: (names: string) => `It failed because no answer came from ${names}.`,
    notAsked: (name: string) => `${name}’s part was not asked for any more.`,
    played: 'The beginning that was played',
    compared: 'What was compared',
    told: 'in the record',
    found: 'worked out',
    notedHere: 'noted',
    copy: 'Copy',
    copied: 'Copied.',
    proven: 'What this proves',
    notProven: 'What it does not prove',
    another: 'Check another game',
    back: 'Back to the game',
    about: {
      promise: {
        ok: () => 'The server’s secret fits its promise.',
        wrong: () => 'The server’s secret does not fit what it promised.',
        thing: (_name, code) => (code ? 'the server’s promise' : 'the server’s secret'),
      },
      part: {
        ok: (name) => `${name}’s part fits its code.`,
        wrong: (name) => `${name}’s part does not fit its code.`,
        thing: (name, code) => (code ? `the code of ${name}’s part` : `${name}’s part`),
      },
      withheld: {
        ok: (name) => `${name} did not open a part: that is why everything was begun anew.`,
        wrong: (name) => `${name} gave a code, but the part is missing.`,
        thing: (name) => `${name}’s part, which is missing`,
      },
      seed: {
        ok: () => 'The seed of all draws follows from the secret and the parts.',
        wrong: () => 'The seed of the draws does not follow from the secret and the parts.',
        thing: () => 'the seed',
      },
      'seed-promise': {
        ok: () => 'The seed fits what the record gives as the server’s promise.',
        wrong: () => 'The seed does not fit what the server promised.',
        thing: () => 'the seed, or its promise',
      },
      'noted-promise': {
        ok: () => 'The promise is the one that was noted before the game.',
        wrong: () => 'The promise is not the one that was noted before the game.',
        thing: () => 'the promise, which was another one before the game',
      },
      'noted-part': {
        ok: (name) => `${name}’s part is the one this browser drew.`,
        wrong: (name) => `${name}’s part is not the one this browser drew.`,
        thing: (name) => `${name}’s part, which this browser drew differently`,
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
        ok: () => 'The list of beginnings and parts is one that a table can have written.',
        wrong: () => 'No table writes such a record.',
        thing: () => 'the list of beginnings and parts, which no table writes like this',
      },
      'seen-table': {
        ok: () => 'The record is of the table this browser saw.',
        wrong: () =>
          'What the record says of promises and parts is missing, or is of another table than this browser saw.',
        thing: () => 'promises and parts, which are missing or of another table',
      },
      'seen-promise': {
        ok: () => 'The promise is the one this browser saw when you came to the table.',
        wrong: () => 'The promise is not the one this browser saw when you came to the table.',
        thing: () => 'the promise, which was another one before the game',
      },
      'seen-list': {
        ok: () => 'The parts and codes are those this browser saw at the beginning.',
        wrong: () => 'The parts or codes are others than this browser saw at the beginning.',
        thing: () => 'the list of parts, which was another one at the beginning',
      },
      'seen-without': {
        ok: () => 'Who did not answer is as this browser was told.',
        wrong: () => 'This browser was told otherwise about who did not answer.',
        thing: () => 'who did not answer, which was told otherwise before the game',
      },
      'seen-begun': {
        ok: () => 'This is the beginning that this browser saw the game begin with.',
        wrong: () => 'This browser saw the game begin with this beginning; the record was played with a later one.',
        thing: () => 'the beginning, which was another one',
      },
      'seen-silent': {
        ok: (name) => `${name}’s part did not come in time; this browser has no note that the server took it.`,
        wrong: (name) => `${name}’s part is said not to have come. This browser sent it.`,
        thing: (name) => `${name}’s part, which was sent and is said not to have come`,
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
      'other-table': 'Promise and parts are of another table than the record.',
      bots: 'The record does not agree with itself on which seats are bots.',
      'unknown-seat': 'A part belongs to a seat that the game does not have.',
      'seat-twice': 'A seat has two parts.',
      'bot-part': 'A bot has a part; bots add none.',
      'nobody-silent': 'A beginning is said to have failed though everybody answered.',
      'silent-twice': 'A seat is said to have been silent twice.',
      'silent-part': 'A seat that is said to have been silent opened its part.',
      'late-part': 'A seat that was not asked any more has a part.',
    } as Readonly<Record<string, string>>,
    replay: {
      ok: (n: number) =>
        `All ${n} moves were played again: every draw, every position and the scores follow from the seed.`,
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
      none: 'This browser has no note of this table. Did you or somebody you trust write the promise down?',
      field: 'The promise as it was noted (64 digits)',
      compare: 'Compare',
      notHex: 'A promise has 64 digits, 0 to 9 and a to f.',
    },
    verdict: {
      parts: (names: string, n: number) =>
        `The server’s secret and the ${n === 1 ? 'part' : 'parts'} of ${names} settled the shuffle together. None of them alone could choose it or know it beforehand. Every draw and every move follows from it.`,
      lacking: (names: string, n: number) =>
        `${names} added no part and ${n === 1 ? 'has' : 'have'} to take it from the others that nobody chose. For ${n === 1 ? 'this player' : 'these players'} it is only proven that the shuffle follows from the promise.`,
      nobody:
        'Every draw and every move follows from the secret the server had promised. No player added a part, so the server alone chose it.',
      seed: 'The seed fits the promise in the record, and every draw and every move follows from it.',
      seedWeak:
        'This is the older kind of shuffle, and weaker: the server alone chose the seed, could have tried several, and what it published could have told the draws.',
      own: 'Every draw and every move follows from the seed.',
      ownWeak: 'The record names no server: the moves follow from the seed, and nobody else can vouch for the choice.',
      dealer: 'The server deals and so knows the cards. That it told nobody cannot be proven.',
      others: (code: string) =>
        `Whether the others were shown the same. They were if their check page tells the same fingerprint of the game: ${code}.`,
      open: 'The parts were opened as people sat down: a server in league with the last of them could have chosen.',
      failed: (n: number) =>
        `${n === 1 ? 'One beginning' : `${n} beginnings`} failed. A server in league with whoever did not answer could have tried ${n === 1 ? 'once' : `${n} times`} more.`,
      unnoted: 'That the promise is the one shown at the time: only a note from then can tell.',
      wrong: 'Nothing is proven: what comes after the first wrong part means nothing.',
    },
  },
};

export type FairWording = typeof en;
