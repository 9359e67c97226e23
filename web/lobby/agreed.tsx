import '../styles/lobby.css';
import type { Summary } from '#wire';
import { Chosen } from '../options/chosen.tsx';
import { optionsOf } from '../options/of.ts';
import { Link } from '../router.tsx';
import { vacationWording } from '../vacation/words/index.ts';
import { clockSentence } from './clock.ts';
import { lobbyWording } from './words/index.ts';

/** What a table has agreed on, told before anybody sits down: rules in force, clock, and what happens at zero. */
export function Agreed({ summary }: { readonly summary: Summary }) {
  const words = lobbyWording.value;
  const { game, options, seats, rated, clock, timeout, edition, vacations, chances } = summary;
  const holidays = vacationWording.value;
  const varied = optionsOf(game).some(({ id, values }) => options[id] !== undefined && options[id] !== values[0]);
  return (
    <section aria-labelledby="agreed">
      <h2 id="agreed">{words.agreed}</h2>
      <dl class="agreed">
        <dt>{words.number}</dt>
        <dd>{seats.length}</dd>
        <dt>{words.variant}</dt>
        <dd>
          {varied ? <Chosen game={game} options={options} /> : (edition?.name ?? words.asRulebook)}{' '}
          <Link href={`/rules/${game}`}>{words.rulesInForce}</Link>
        </dd>
        <dt>{words.rated}</dt>
        <dd>{rated ? words.yes : words.no}</dd>
        {chances ? (
          <>
            <dt>{words.watchTitle}</dt>
            <dd>{words.chancesLead}</dd>
          </>
        ) : undefined}
        <dt>{words.undo}</dt>
        <dd>{words.undoLead}</dd>
      </dl>
      <p>
        <strong>{words.theClock}</strong> {clockSentence(clock, timeout)}
        {clock?.kind === 'correspondence' ? ` ${vacations ? holidays.allowed : holidays.forbidden}` : ''}
      </p>
    </section>
  );
}
