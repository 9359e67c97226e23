/** @jsxImportSource engawa/drawing */
import type { Content, Drawn } from 'engawa/drawing';
import { AREA, GOODS, KIND_SETS, KINDS, TRADES } from '../data/index.ts';
import { payable, SIZE } from '../rules/church.ts';
import { layout, STEPS } from '../rules/state.ts';
import { Icon, type Sign } from './blocks.ts';
import type { Props } from './picture.ts';

/** Where an action is paid for: Chinatown's exchanges, the offering in the church, the assistant sent to a board. */
export function Counter({ picture }: Props): Drawn | null {
  const pending = layout.pending(picture.s);
  if (!pending) return null;
  const { step, figures } = pending;
  if (step === STEPS.exchange) return <Exchanges picture={picture} left={figures.left} />;
  if (step === STEPS.churchPay) return <Offerings picture={picture} seat={pending.seat} need={figures.need} />;
  if (step === STEPS.churchAssistant) return <Sending picture={picture} area="church" />;
  if (step === STEPS.customsAssistant) return <Sending picture={picture} area="customs" />;
  return null;
}

function Panel(props: {
  readonly sign: Sign;
  readonly area: string;
  readonly title: string;
  readonly children?: Content;
}): Drawn {
  return (
    <div class="panel counter" data-look={`area:${props.area}`}>
      <h3>
        <Icon of={props.sign} />
        {props.title}
      </h3>
      <div class="offers">{props.children}</div>
    </div>
  );
}

/** Y-10.9 */
function Exchanges({ picture, left }: Props & { readonly left: number }): Drawn {
  const { names, phrases } = picture.words;
  return (
    <Panel sign="chinatown" area="chinatown" title={`${names.area[AREA.chinatown]} · ${phrases.exchanges(left)}`}>
      {TRADES.map(({ id, paysGood, paysYen, getsGood, getsYen }) => (
        <span key={id} class="offer" data-ref={`trade:${id}`}>
          <Pile n={paysYen || 1} of={paysGood >= 0 ? (GOODS[paysGood] as Sign) : 'yen'} />
          <i class="arrow">→</i>
          <Pile n={getsYen || 1} of={getsYen > 0 ? 'yen' : getsGood >= 0 ? (GOODS[getsGood] as Sign) : 'import'} />
        </span>
      ))}
    </Panel>
  );
}

const Pile = ({ n, of }: { readonly n: number; readonly of: Sign }): Drawn => (
  <span class="unit">
    {n}
    <Icon of={of} />
  </span>
);

/** Y-10.10.1, Y-10.10.3: every set of different kinds that pays what is needed. */
function Offerings({ picture, seat, need }: Props & { readonly seat: number; readonly need: number }): Drawn {
  const { s, words } = picture;
  const most = payable(s, s.seat[seat]);
  const sets = KIND_SETS.flatMap((_, set) => (SIZE[set] === need && (set & ~most) === 0 ? [set] : []));
  return (
    <Panel sign="church" area="church" title={words.phrases.offer(need)}>
      {sets.map((set) => (
        <span key={set} class="offer" data-ref={`kinds:${KIND_SETS[set]}`}>
          {KINDS.map((kind, k) => (set & (1 << k) ? <Icon key={kind} of={kind as Sign} /> : null))}
        </span>
      ))}
    </Panel>
  );
}

/** Y-10.10.2, Y-10.11.2 */
function Sending({ picture, area }: Props & { readonly area: 'church' | 'customs' }): Drawn {
  const { names, steps } = picture.words;
  return (
    <Panel sign={area} area={area} title={steps.churchAssistant}>
      {(['area', 'hand'] as const).map((source, i) => (
        <span key={source} class="offer" data-ref={`source:${source}`}>
          <Icon of={source === 'area' ? area : 'assistant'} />
          {names.source[i].name}
        </span>
      ))}
    </Panel>
  );
}
