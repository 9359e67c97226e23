import type { KeptAnalysis } from '#bots';
import { analysisWording } from './words/index.ts';

interface BalanceProps {
  readonly analysis: KeptAnalysis;
  readonly names: readonly string[];
  readonly seat: number;
  /** The seat's share of the victory. */
  readonly result: number;
}

const VERDICTS = ['fine', 'inaccuracy', 'mistake', 'blunder'] as const;
const SIGNS = { fine: '●', inaccuracy: '○', mistake: '△', blunder: '▲' } as const;

/** Accuracy, the turns by how good they were, and what luck and skill did. */
export function Balance({ analysis, names, seat, result }: BalanceProps) {
  const words = analysisWording.value;
  const own = analysis.turns.filter((turn) => turn.seat === seat);
  const even = 1 / names.length;
  // Own slips and those of the others, as far as they changed the chances of this seat.
  const skill = analysis.turns.reduce((sum, { before, after }) => sum + after[seat] - before[seat], 0);
  const luck = result - even - skill;
  const most = Math.max(0.3, Math.abs(luck), Math.abs(skill));
  const bar = (value: number) => ({
    '--from': `${50 + (Math.min(0, value) / most) * 50}%`,
    '--size': `${(Math.abs(value) / most) * 50}%`,
  });
  return (
    <>
      <div class="analysis-cards">
        <section class="sheet-card">
          <h3>{words.accuracy(names[seat])}</h3>
          <p class="big-figure">{Math.round(analysis.accuracy[seat])}</p>
          <p class="quiet">
            {names
              .flatMap((name, i) => (i === seat ? [] : [`${name} ${Math.round(analysis.accuracy[i])}`]))
              .join(' · ')}
          </p>
        </section>
        <section class="sheet-card">
          <h3>{words.turns}</h3>
          <ul class="plain-list">
            {VERDICTS.map((verdict) => (
              <li key={verdict}>
                <span aria-hidden="true">{SIGNS[verdict]}</span>{' '}
                {words.verdicts[verdict](own.filter((turn) => turn.verdict === verdict).length)}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <h2>{words.luckAndSkill}</h2>
      <p class="quiet">{words.took(even, result)}</p>
      <dl class="balance-bars">
        <div>
          <dt>{words.luck}</dt>
          <dd>
            <span class="balance-bar is-luck" style={bar(luck)} /> {words.change(luck)}
          </dd>
        </div>
        <div>
          <dt>{words.skill}</dt>
          <dd>
            <span class="balance-bar" style={bar(skill)} /> {words.change(skill)}
          </dd>
        </div>
      </dl>
      <p>{words.verdict(luck, skill)}</p>
      <p class="quiet">{words.luckMeans}</p>
      <p class="quiet">{words.accuracyMeans}</p>
    </>
  );
}
