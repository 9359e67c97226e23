/** @jsxImportSource engawa/drawing */
import type { Drawn } from 'engawa/drawing';
import { COAL, MONEY, REWARD_LEVEL, TRACKS, UNPAID_VP, WAGE } from '../data/index.ts';
import { extraIncome, keptCoal } from '../rules/effects.ts';
import { workersOn } from '../rules/workers.ts';
import { Icon } from './blocks.ts';
import { type Picture, titleOf } from './picture.ts';
import { coloursOf } from './standing.ts';

/** N-7 as a bill: what is lost, what comes in, the wages, and what would be left. A reward may add to it. */
export function Receipt({ picture }: { readonly picture: Picture }): Drawn {
  const { me, say, words } = picture;
  const income = TRACKS[MONEY][me.tracks[MONEY]] + extraIncome(me);
  const coal = TRACKS[COAL][me.tracks[COAL]];
  const colours = coloursOf(me);
  const paid = Math.min(colours, Math.floor(income / WAGE));
  const level = REWARD_LEVEL[workersOn(me)];
  return (
    <div class="receipt">
      <h3 data-look="bill">{titleOf(picture, 'bill')}</h3>
      <dl>
        <dt data-look="lost">{words.things.lost.name}</dt>
        <dd class="minus" data-look="lost">
          {say.yen(me.yen)} · {me.coal - keptCoal(me)}
          <Icon of="coal" />
        </dd>
        <dt data-look="income">{words.things.income.name}</dt>
        <dd data-look="income">
          {say.yen(income)} · {coal}
          <Icon of="coal" />
        </dd>
        <dt data-look="wages">{say.wagesOf(colours)}</dt>
        <dd class="minus" data-look="wages">
          −{say.yen(paid * WAGE)}
        </dd>
        <dt class="sum" data-look="newBudget">
          {words.things.newBudget.name}
        </dt>
        <dd class="sum" data-look="newBudget">
          {say.yen(income - paid * WAGE)} · {coal + keptCoal(me)}
          <Icon of="coal" />
          {level > 0 && (
            <b class="times" data-look={`level:${level}`}>
              {level}×
            </b>
          )}
        </dd>
      </dl>
      {colours > paid && (
        <p class="alarm" data-look="wages">
          {say.unpaid((colours - paid) * UNPAID_VP)}
        </p>
      )}
    </div>
  );
}
