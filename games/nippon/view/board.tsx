/** @jsxImportSource #drawing */
import { Crest, type Drawn, HOUSES } from '#drawing';
import type { Language } from '#kernel';
import type { NipponState } from '../rules/state.ts';

export function draw(_s: NipponState, _viewer: number, _language: Language): Drawn {
  return (
    <div class="board nippon">
      {HOUSES.map((house) => (
        <Crest key={house} house={house} />
      ))}
    </div>
  );
}
