import { useLayoutEffect, useRef } from 'preact/hooks';
import { capital } from '#kernel';
import { ClauseLink } from '../table/clause.tsx';
import { Crest, element as drawnElement } from '../table/crest.tsx';
import type { Desk } from '../table/desk.ts';
import { wording } from '../words/index.ts';
import type { Source } from './figures.ts';
import { likenessOf } from './likeness.ts';
import { ownerOf } from './lines.ts';
import { Mark, SOURCES } from './mark.tsx';
import type { Line, Shown } from './shown.ts';
import { lookWording } from './wording.ts';

interface Props {
  readonly desk: Desk;
  readonly shown: Shown;
}

/** The picture of the thing, what sort it is, and its name. */
export function Head({ desk, shown, id }: Props & { readonly id: string }) {
  const { where, look } = shown;
  return (
    <header class="look-head">
      <Likeness desk={desk} shown={shown} />
      <div>
        {where === '' ? undefined : <p class="look-kind">{capital(where)}</p>}
        <h2 id={id}>{capital(look.name)}</h2>
      </div>
    </header>
  );
}

/** How large the picture is. */
const SIDE = 84;

function Likeness({ desk, shown: { thing } }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const art = artOf(thing.element);
  const icon = art ? undefined : desk.drawing?.icon?.(thing.ref);
  useLayoutEffect(() => {
    if (icon) return;
    const picture = likenessOf(art ?? thing.element, SIDE);
    frame.current!.replaceChildren(...(picture ? [picture] : []));
  }, [thing.element, thing.ref]);
  return (
    // What is copied by hand and what is drawn never share a frame.
    <div class="look-picture" ref={frame} aria-hidden="true" key={icon ? 'icon' : 'likeness'}>
      {icon ? (
        <svg class="look-icon" viewBox="0 0 20 20" aria-hidden="true">
          {drawnElement(icon)}
        </svg>
      ) : undefined}
    </div>
  );
}

/** The picture a thing has on the board; the name of somebody beside their picture means the same one. */
function artOf(element: Element): Element | undefined {
  const around = element.parentElement;
  const look = element.getAttribute('data-look');
  const beside = look !== null && around?.getAttribute('data-look') === look ? around : undefined;
  return (element.querySelector('.art') ?? beside?.querySelector('.art')) || undefined;
}

/** Everything between the name and the foot. */
export function Body({ desk, shown }: Props) {
  const { look, effectSource, figures, owner, remarks } = shown;
  const words = lookWording.value;
  return (
    <>
      {look.effect === undefined ? undefined : (
        <p class="look-effect">
          {sentence(look.effect)} {effectSource ? <Mark source={effectSource} /> : undefined}
        </p>
      )}
      {figures.length + remarks.length > 0 || owner !== undefined ? (
        <dl class="look-lines">
          {figures.map((line) => (
            <LineOf key={line.label} {...line} />
          ))}
          {owner === undefined ? undefined : (
            <div>
              <dt>{words.whose}</dt>
              <dd>
                <Crest seat={owner} /> {ownerOf(desk, owner)}
              </dd>
            </div>
          )}
          {remarks.map((line, i) => (
            // Of several remarks for you only the first says so.
            <LineOf key={line.value} {...line} label={remarks[i - 1]?.label === line.label ? '' : line.label} />
          ))}
        </dl>
      ) : undefined}
      <NotNow desk={desk} shown={shown} />
    </>
  );
}

const LineOf = ({ label, value, source }: Line) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {value} {source ? <Mark source={source} /> : undefined}
    </dd>
  </div>
);

/** Why it cannot be chosen, the reason that comes first in the rules first. */
function NotNow({ desk, shown: { reasons } }: Props) {
  if (reasons.length === 0) return null;
  return (
    <div class="look-not-now" data-reason={reasons[0].clause ?? ''}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="M5.6 5.6 18.4 18.4" />
      </svg>
      <div>
        {reasons.map((reason, i) => (
          <p key={reason.sentence}>
            {i === 0 ? <b>{lookWording.value.notNow} </b> : undefined}
            {reason.sentence} {reason.clause ? <ClauseLink desk={desk} clause={reason.clause} /> : undefined}
          </p>
        ))}
      </div>
    </div>
  );
}

/** Where figures come from, and where the rulebook speaks of it. */
export function Foot({ desk, shown: { figures, effectSource, clause } }: Props) {
  const met = new Set<Source | undefined>([effectSource, ...figures.map(({ source }) => source)]);
  return (
    <footer class="look-foot">
      <p>
        {SOURCES.filter((source) => met.has(source)).map((source) => (
          <span key={source}>
            <Mark source={source} spoken={false} /> {wording.value.look[NAMES[source]]}
          </span>
        ))}
      </p>
      {clause === undefined ? undefined : <ClauseLink desk={desk} clause={clause} long />}
    </footer>
  );
}

const NAMES = { S: 'rulebook', P: 'public', R: 'reconstructed' } as const;

/** An effect is a phrase of the vocabulary; here it stands by itself. */
const sentence = (effect: string): string =>
  capital(/[.!?。！？]$/.test(effect) ? effect : `${effect}${/[\u3040-\u9fff]/.test(effect) ? '。' : '.'}`);
