import { useLayoutEffect } from 'preact/hooks';
import { late } from '../late.tsx';
import type { Desk } from '../table/desk.ts';
import { useLooks } from './listening.ts';
import { again } from './thing.ts';

const Told = late(async () => (await import('./told.tsx')).Told);

/** What is told of the thing one looks at: beside it on a desk, in a sheet on a phone. */
export function Looks({ desk }: { readonly desk: Desk }) {
  const { looking } = desk;
  useLooks(looking);
  const shown = looking.shown.value;
  const element = shown?.thing.element;

  // What is looked at is framed on the board.
  useLayoutEffect(() => {
    element?.setAttribute('data-looked', '');
    return () => element?.removeAttribute('data-looked');
  }, [element]);

  // The board may be drawn anew while somebody reads: the same thing is looked at, unless it has gone.
  const drawn = desk.drawn.value;
  useLayoutEffect(() => {
    const thing = looking.thing.peek();
    if (!thing) return;
    const now = again(thing, document);
    if (!now) looking.close();
    else if (now.element !== thing.element || now.ref !== thing.ref) looking.at(now, looking.asked.peek());
  }, [drawn, desk.source.position.value.version]);

  return (
    <>
      <div class="for-readers" role="status" data-look-spoken>
        {looking.lines.value.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {shown ? <Told desk={desk} shown={shown} /> : undefined}
    </>
  );
}
