import { GAMES, gameById } from '#games';
import { breathe } from '../breath.ts';
import { keyOf } from '../chacha.ts';
import { secretCommitment, seedFrom, termsOf } from '../fair.ts';
import type { Field } from '../field.ts';
import { type Attack, mustHold, type Row } from '../harness.ts';
import { Live } from '../live.ts';
import { candidates, type Evidence, Oracle } from '../oracle.ts';
import { Party } from '../party.ts';
import { seatKey } from '../visitor.ts';

const MOVES = 12;

/** Everything that readers of each kind are told before the end of one game, and the seed that came out. */
async function wholeGame(field: Field, game: string, people: number, contributions: string) {
  const open = contributions === 'open' ? { contributions } : {};
  const party = await Party.open(field, { game, people, more: open });
  const [stranger, lobby] = [field.visitor(), field.visitor()];
  const look = async (): Promise<void> => {
    const { tables } = await lobby.must('GET', '/api/tables');
    stranger.read.push(JSON.stringify(tables.find(({ table }) => table === party.table) ?? null));
    for (const path of ['', '/log', '/record']) await stranger.ask('GET', party.at(path));
    for (const { visitor, key } of party.players) {
      await visitor.ask('GET', party.at(), undefined, seatKey(key));
      await visitor.ask('GET', party.at('/log'), undefined, seatKey(key));
      await visitor.ask('GET', party.at('/record'), undefined, seatKey(key));
    }
  };
  const watcher = await Live.enter(field.url, party.table, undefined, field.address());
  await look();
  await party.commitAll();
  if (contributions === 'open') await party.revealAll();
  await look();
  await party.seal();
  await look();
  if (party.summary.status !== 'playing') await party.revealAll();
  const { summary } = await stranger.must('GET', party.at());
  mustHold(summary.status === 'playing', `${game}: the game did not begin after all had revealed (${summary.status})`);
  await look();
  await party.play(MOVES);
  for (const { live } of party.players) await live!.ask({ do: 'state' });
  await look();
  const strangers = [...stranger.read, ...watcher.received];
  const seated = party.players.map(({ visitor, key, phrase, live }) => [
    ...visitor.read,
    ...live!.received,
    key,
    phrase,
  ]);
  const terms = termsOf(summary);
  const common = { table: party.table, terms };
  const revealed = party.takesParts ? party.parts : [];
  const readers: [string, Evidence][] = [
    ['a stranger and a watcher', { ...common, texts: strangers, parts: revealed }],
    ['the opener', { ...common, texts: [...strangers, ...seated[0]], parts: revealed }],
    ['the last to sit down', { ...common, texts: [...strangers, ...(seated.at(-1) ?? [])], parts: revealed }],
    ['all seats together', { ...common, texts: [...strangers, ...seated.flat()], parts: revealed }],
  ];
  await party.resign();
  const record = await party.record();
  watcher.end();
  party.leave();
  return { party, readers, record, terms, summary };
}

const foresee = (game: string): Attack => ({
  name: `oracle ${game}`,
  holds:
    'nothing that can be read before the end tells a draw, to a stranger, a watcher, the opener, a seat or all seats',
  quick: true,
  async run(field) {
    const span = field.quick ? 4 : 60;
    const [least, most] = gameById(game).seats;
    const tables = field.quick
      ? [[2, 'sealed'] as const]
      : ([
          [Math.max(2, least), 'sealed'],
          [most, 'sealed'],
          [2, 'open'],
        ] as const);
    let tried = 0;
    for (const [people, contributions] of tables) {
      const { readers, record, terms, summary } = await wholeGame(field, game, people, contributions);
      const oracle = new Oracle(gameById(game), record.seats, record.options, record.seed);
      mustHold(oracle.startHash === record.start, 'the record does not begin as its seed says');
      // The oracle is not blind: told the truth, it sees it.
      mustHold(oracle.foresees(keyOf(record.seed)), 'the oracle does not know the real seed when it is told');
      const known = new Set<string>();
      for (const [who, evidence] of readers) {
        for (const { how, key } of candidates(evidence, span)) {
          const name = key.toString('latin1');
          if (known.has(name)) continue;
          known.add(name);
          await breathe();
          mustHold(!oracle.foresees(key), `${who} can compute every draw: ${how}`);
        }
        const whole = evidence.texts.join('\n');
        const attempt = record.fairness?.attempts.at(-1);
        for (const secret of [record.seed, keyOf(record.seed).toString('hex'), attempt?.secret ?? record.seed]) {
          mustHold(!whole.includes(secret), `${who} was told a secret before the end`);
        }
      }
      tried += known.size;
      if (attemptOf(record)) checkDerivation(summary.commitment, terms, record);
    }
    return `${tried.toLocaleString('en')} keys tried`;
  },
});

type Played = Awaited<ReturnType<Party['record']>>;
const attemptOf = ({ fairness }: Played) => fairness?.attempts.at(-1);

/** What was promised, revealed and played fits the attacker's own reading of docs/fairness.md. */
function checkDerivation(promised: string | null, terms: string, record: Played): void {
  const { secret, commitment, seats } = attemptOf(record)!;
  mustHold(promised === commitment, 'the record names another commitment than the table did');
  mustHold(secretCommitment(terms, secret) === commitment, 'the secret of the record is not the promised one');
  const parts = seats.flatMap(({ seat, part }) => (part === null ? [] : [{ seat, part }]));
  mustHold(seedFrom(terms, secret, parts) === record.seed, 'the seed does not follow from secret and parts');
}

const takesParts: Attack = {
  name: 'everybody adds a part',
  holds: 'the draws depend on a part of every person at the table',
  quick: true,
  async run(field) {
    const party = await Party.open(field, { people: 2, bots: ['greedy'] });
    mustHold(party.takesParts, 'the table takes no parts: its server alone chose the draws');
    await party.begin();
    await party.resign();
    const record = await party.record();
    const told = attemptOf(record)!.seats.map(({ part }) => part);
    for (const { part } of party.players)
      mustHold(told.includes(part), 'a part that was revealed is not in the record');
    party.leave();
    return undefined;
  },
};

const atOnce: Attack = {
  name: 'oracle of tables that begin at once',
  holds: 'a table opened with bots that begins in the same moment, without parts, tells no draw either',
  async run(field) {
    let tried = 0;
    for (const { id } of GAMES) {
      const host = field.visitor();
      const opened = await host.must('POST', '/api/tables', {
        game: id,
        seats: 2,
        name: 'Aki',
        bots: ['greedy'],
        start: true,
      });
      const live = await Live.enter(field.url, opened.table, opened.key, host.address);
      await host.ask('GET', `/api/tables/${opened.table}/log`, undefined, seatKey(opened.key));
      const texts = [...host.read, ...live.received];
      const evidence = { texts, table: opened.table, terms: termsOf(opened.summary), parts: [] };
      await live.ask({ do: 'resign', action: 'r' });
      await live.until(() => live.push!.status === 'over');
      const record = (await host.must('GET', `/api/tables/${opened.table}/record`)) as unknown as Played;
      const oracle = new Oracle(gameById(id), record.seats, record.options, record.seed);
      for (const { how, key } of candidates(evidence, 20)) {
        tried++;
        await breathe();
        mustHold(!oracle.foresees(key), `${id}: the opener can compute every draw: ${how}`);
      }
      live.end();
    }
    return `${tried.toLocaleString('en')} keys tried`;
  },
};

export const oracleRow: Row = {
  title: 'critical · the commitment gives the draws away',
  attacks: [takesParts, ...GAMES.map(({ id }) => foresee(id)), atOnce],
};
