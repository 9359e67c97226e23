import { eventFor, type GameEvent, LANGUAGES, type Language, rngFrom, sayEvent } from 'engawa';
import { describe, expect, it } from 'vitest';
import machi from '../index.ts';
import { AUTUMN, POINTS, STEPS, SUMMER } from '../rules/state.ts';
import { arm, autumn, blank, moving, spring, type Table } from './kit.ts';

const NAMES = ['Aki', 'Sasaki', 'Hiroshi'];
const rng = rngFrom('deeds');

/** Plays moves of whoever is asked, with their draws, and gives what is told meanwhile. */
function hear(t: Table, ...moves: string[]): GameEvent[] {
  const events: GameEvent[] = [];
  const tell = (event: GameEvent) => void events.push(event);
  for (const move of moves) {
    machi.play(t.s, t.turn(), machi.lexicon.parse(move), tell);
    while (machi.chancePending(t.s)) machi.chance(t.s, rng, tell);
  }
  return events;
}

const say = (events: readonly GameEvent[], language: Language = 'en', viewer?: number): string[] =>
  events.map((event) => {
    const known = viewer === undefined ? event : eventFor(event, viewer);
    return `${sayEvent(machi, known, (seat) => NAMES[seat], language)} ${event.clause}`;
  });

/** Ends what is pending with this step, and gives what is told. */
function ending(t: Table, step: (typeof STEPS)[keyof typeof STEPS]): GameEvent[] {
  t.stage(-1, step).above(0, STEPS.springAction);
  return hear(t, 'end');
}

describe('the year is told', () => {
  it('M-4.1, M-5.3, M-5.8 Winter says who is fed and which sites are finished', () => {
    const t = blank();
    t.site(0, 'b-shop-1', 'v-peddler-1');
    t.build(1, 'b-shop-2', 'v-brewer-1');
    expect(say(ending(t, STEPS.winter))).toEqual([
      'Winter, year 2 of 8. M-4.1',
      'Aki has 3 rice and feeds 1 villager. M-5.3',
      'Sasaki has 3 rice and feeds 1 villager. M-5.3',
      'Aki finishes Shop 1. M-5.8',
    ]);
  });

  it('M-5.4, M-5.5, M-10.7 a famine says how much is short, who is lost and what falls', () => {
    const t = blank();
    t.build(0, 'b-shop-1', 'v-peddler-1', 'v-peddler-2');
    t.build(0, 'b-shop-2', 'v-brewer-1', 'v-brewer-2');
    t.build(0, 'b-zen-garden-1', 'v-usurer-1');
    t.send(1, 'y-ren-1', 'b-zen-garden-1');
    const events = ending(t, STEPS.winter);
    expect(say(events)[1]).toBe('Aki has 3 rice for 5 villagers: 2 must go. M-5.4');
    expect(say(hear(t, 'starve v-usurer-1'))).toEqual([
      'Aki loses Usurer 1 to hunger. M-5.5',
      'Aki loses the Zen garden, where nobody is left. M-10.7',
      'Sasaki takes Ren back into hand. M-10.7',
    ]);
  });

  it('M-6.1, M-6.2, M-6.3, M-4.4 Spring says who begins, what lies open, what is taken and drawn', () => {
    const t = blank();
    t.onTop('v-brewer-1', 'v-abbot-1', 'v-geisha-1', 'v-usurer-1');
    t.onTop('b-shop-1', 'b-castle-1', 'b-temple-1');
    expect(say(ending(t, STEPS.spring)).slice(0, 2)).toEqual([
      'Spring, year 2 of 8: Aki begins. M-4.4',
      'Brewer 1 is laid out. M-6.1',
    ]);
    const events = hear(t, 'pick v-abbot-1', 'draw villager', 'draw building');
    expect(say(events).slice(0, 4)).toEqual([
      'Aki takes the Abbot from the display. M-6.2',
      'Aki draws Usurer 1. M-6.3',
      'Aki draws Temple 1. M-6.3',
      expect.stringMatching(/is laid out\. M-6\.1$/),
    ]);
    expect(say(events, 'en', 1).slice(1, 3)).toEqual([
      'Aki draws a villager card. M-6.3',
      'Aki draws a building card. M-6.3',
    ]);
    expect(say(events, 'fr', 1)[1]).toBe('Aki pioche une carte Villageois. M-6.3');
    expect(say(events, 'ja', 1)[1]).toBe('Aki：住民札1枚を引く。 M-6.3');
  });

  it('M-6.7, M-6.8, M-6.9 yakuza block, defend and move on', () => {
    const t = blank();
    t.build(1, 'b-brewery-1', 'v-brewer-1');
    t.build(1, 'b-castle-1', 'v-usurer-1');
    t.build(0, 'b-shop-1', 'v-peddler-1');
    t.send(1, 'y-goro-1', 'b-shop-1');
    t.give(0, 'y-ren-1', 'y-fuu-1');
    spring(t);
    expect(say(hear(t, 'place y-ren-1 b-castle-1', 'place y-fuu-1 b-shop-1'))).toEqual([
      'Aki sends Ren to block Sasaki’s Castle. M-6.7',
      'Aki sends Fuu to defend Shop 1. M-6.8',
    ]);
    t.s.marks.fill(0);
    expect(say(hear(spring(t), 'shift y-ren-1 b-brewery-1'))).toEqual([
      'Aki moves Ren from the Castle to block Sasaki’s Brewery 1. M-6.9',
    ]);
  });

  it('M-7.1, M-7.5 only its owner reads which building a site is for', () => {
    const t = blank();
    t.build(0, 'b-dojo-1', 's-shin-1', 's-kenta-1');
    t.give(0, 'b-temple-1', 'v-abbot-1');
    t.s.season = SUMMER;
    t.stage(0, STEPS.openSite);
    const events = hear(t, 'open b-temple-1 s-kenta-1');
    expect(say(events, 'en', 0)).toEqual([
      'Aki opens a site for Temple 1 (founded by Kenta from Dojo 1). M-7.1',
      'Aki has too few villagers in Dojo 1 to keep it active. M-2.6',
    ]);
    expect(LANGUAGES.map((language) => say(events, language, 1)[0])).toEqual([
      'Aki opens a site (founded by Kenta from Dojo 1). M-7.1',
      'Aki ouvre un chantier (fondateur : Kenta venant du Dojo 1). M-7.1',
      'Aki：道場1の健太を創建者に、普請を始める。 M-7.1',
    ]);
  });

  it('M-7.8, M-2.6 settling says what it sets to work', () => {
    const t = blank();
    t.build(0, 'b-brewery-1', 'v-peddler-1');
    t.give(0, 'v-brewer-1', 's-shin-1');
    t.s.season = SUMMER;
    t.stage(0, STEPS.settle);
    expect(say(hear(t, 'settle v-brewer-1 b-brewery-1', 'camp s-shin-1', 'done'))).toEqual([
      'Aki settles Brewer 1 in Brewery 1. M-7.8',
      'Aki activates Brewery 1. M-2.6',
      'Aki puts Shin outside the buildings. M-7.9',
      'Aki is done settling villagers. M-7.8',
    ]);
  });

  it('M-8.17, M-8.21, M-8.22 moves say from where to where, and when the cap ends the turn', () => {
    const t = blank();
    t.build(0, 'b-market-1', 'v-peddler-1', 's-shin-1');
    t.build(0, 'b-port-1', 'v-merchant-1', 'v-usurer-1');
    moving(t, 0, 3);
    expect(say(hear(t, 'withdraw s-shin-1', 'move s-shin-1 b-port-1', 'move v-usurer-1 b-market-1'))).toEqual([
      'Aki moves Shin out of Market 1. M-8.21',
      'Aki moves Shin from outside to Port 1. M-8.17',
      'Aki moves Usurer 1 from Port 1 to Market 1. M-8.17',
      'Aki has no move left, which ends the turn. M-8.22',
    ]);
  });

  it('M-9.2, M-9.4, M-9.5 the scoring says what was produced, and what was embezzled', () => {
    const t = blank(3);
    const plot = t.build(1, 'b-brewery-1', 'v-usurer-1', 'v-brewer-1');
    t.s.seat[1].embezzler[plot] = 1;
    t.build(2, 'b-temple-1', 'v-abbot-1');
    const events = ending(t, STEPS.yearEnd);
    expect(say(events).slice(0, 6)).toEqual([
      'Scoring of year 2. M-9.1',
      'Aki takes 8 wealth from Sasaki’s Brewery 1. M-9.5',
      'Aki produces 8 wealth this year. M-9.2',
      'Aki scores 2 VP for wealth. M-9.4',
      'Hiroshi produces 3 honour this year. M-9.2',
      'Hiroshi scores 1 VP for honour. M-9.4',
    ]);
  });
});

describe('duels are told', () => {
  function samurai(): Table {
    const t = blank();
    t.camp(0, 's-shin-1');
    t.build(1, 'b-shop-1', 's-kenta-1');
    t.points(1, 2);
    return autumn(t);
  }

  it('M-8.2, M-8.5 the challenge names both and whose they are; a refusal costs points', () => {
    const t = samurai();
    const events = [...hear(t, 'challenge s-shin-1 s-kenta-1'), ...hear(t, 'refuse')];
    expect(LANGUAGES.map((language) => say(events, language))).toEqual([
      ['Aki challenges Sasaki’s Kenta with Shin. M-8.2', 'Sasaki refuses the duel for Kenta and loses 2 VP. M-8.5'],
      ['Aki défie Kenta (Sasaki) avec Shin. M-8.2', 'Sasaki refuse le duel pour Kenta et perd 2 PV. M-8.5'],
      ['Aki：新がSasakiの健太に決闘を挑む。 M-8.2', 'Sasaki：健太への挑戦を断り、2点を失う。 M-8.5'],
    ]);
  });

  it('M-14.6 a refusal with a Magistrate’s court is told as free', () => {
    const t = samurai();
    t.build(1, 'b-magistrates-court-1', 'v-abbot-1', 'v-poet-1');
    expect(say(hear(t, 'challenge s-shin-1 s-kenta-1', 'refuse'))[1]).toBe(
      'Sasaki refuses the duel for Kenta at no cost, thanks to the Magistrate’s court. M-14.6',
    );
  });

  it('M-8.8 to M-8.14 each pass with both cards, then totals, winner and loser, by who controls them', () => {
    const t = samurai();
    hear(t, 'challenge s-shin-1 s-kenta-1', 'accept');
    arm(t, { 0: ['men', 'do', 'eclair'], 1: ['do', 'ashi', 'franche'] });
    const first = [...hearAs(t, 0, 'strike men'), ...hearAs(t, 1, 'strike do')];
    expect(say(first, 'en', 1)).toEqual([
      'Aki lays a combat card face down. M-8.8',
      'Sasaki lays a Do strike face down. M-8.8',
      'Aki plays a Men strike against Sasaki’s Do strike: 1 sabre to 0. M-8.9',
    ]);
    const last = [...hearAs(t, 0, 'strike do'), ...hearAs(t, 1, 'strike ashi')];
    expect(say(last).slice(3)).toEqual([
      'Aki plays a Lightning strike against Sasaki’s Full strike: 1 sabre to 0. M-8.9',
      'Aki wins the duel against Kenta by 5 to 2. M-8.12',
      'Sasaki loses Kenta in the duel. M-8.14',
      'Sasaki loses Shop 1, where nobody is left. M-10.7',
    ]);
    expect(t.s.seat[0].points[POINTS.duels]).toBe(2);
  });

  it('M-8.12, M-14.4 a drawn duel says so, and a Castle is named as what decides it', () => {
    for (const castle of [false, true]) {
      const t = samurai();
      if (castle) t.build(1, 'b-castle-1', 'v-abbot-1', 'v-poet-1', 'v-writer-1');
      hear(t, 'challenge s-shin-1 s-kenta-1', 'accept');
      arm(t, { 0: ['parade', 'esquive', 'men'], 1: ['parade', 'esquive', 'men'] });
      hearAs(t, 0, 'strike parade');
      hearAs(t, 1, 'strike parade');
      hearAs(t, 0, 'strike esquive');
      const told = say(hearAs(t, 1, 'strike esquive'));
      expect(told).toContain(
        castle
          ? 'Sasaki wins the duel against Shin, tied at 3, thanks to the Castle. M-14.4'
          : 'Aki fights the duel against Kenta to a draw, 3 all. M-8.12',
      );
    }
  });

  it('M-8.5, M-8.14 a yakuza must fight, and is lost by whoever controls it, not by the village it stands in', () => {
    const t = blank();
    t.build(0, 'b-brewery-1', 'v-brewer-1');
    t.send(1, 'y-fuu-1', 'b-brewery-1');
    t.camp(0, 's-shin-1');
    autumn(t);
    expect(say(hear(t, 'challenge s-shin-1 y-fuu-1'))[1]).toBe('Sasaki must fight: Fuu cannot refuse. M-8.5');
    arm(t, { 0: ['men', 'do', 'eclair'], 1: ['do', 'ashi', 'franche'] });
    hearAs(t, 0, 'strike men');
    hearAs(t, 1, 'strike do');
    hearAs(t, 0, 'strike do');
    expect(say(hearAs(t, 1, 'strike ashi'))).toContain('Sasaki loses Fuu in the duel. M-8.14');
  });

  function hearAs(t: Table, seat: number, move: string): GameEvent[] {
    const events: GameEvent[] = [];
    machi.play(t.s, seat, machi.lexicon.parse(move), (event) => void events.push(event));
    return events;
  }
});

describe('events are told with their card, their target and whose it is', () => {
  const target = (): Table => {
    const t = blank();
    t.build(1, 'b-brewery-1', 'v-geisha-1', 'v-usurer-1');
    t.build(1, 'b-port-1', 'v-fisherman-1', 'v-fisherman-2');
    t.build(0, 'b-shop-1', 'v-peddler-1');
    t.send(1, 'y-ren-1', 'b-shop-1');
    t.camp(0, 's-shin-1');
    t.site(0, 'b-temple-1', 'v-abbot-1');
    return t;
  };

  it.each([
    ['M-13.1', 'e-wanted-1', 'wanted v-geisha-1', 'plays Wanted so that Sasaki’s Geisha 1 can be challenged this year'],
    [
      'M-13.2',
      'e-embezzlement-1',
      'embezzle b-brewery-1',
      'plays Embezzlement to take this year’s wealth of Sasaki’s Brewery 1',
    ],
    ['M-13.6', 'e-sword-master-1', 'train s-shin-1', 'plays Sword master to give Shin +2 in duels this year'],
    ['M-13.9', 'e-fire-1', 'burn b-brewery-1', 'plays Fire to burn down Sasaki’s Brewery 1 (a site again)'],
    ['M-13.10', 'e-bumper-harvest-1', 'harvest', 'plays Bumper harvest to get 3 more rice next Winter'],
    ['M-13.11', 'e-drought-1', 'drought', 'plays Drought to cut the others’ rice fields to 1 rice next Winter'],
    ['M-13.12', 'e-imperial-labour-1', 'labour b-temple-1', 'plays Imperial labour to complete Temple 1 at once'],
  ])('%s %s', (clause, card, move, sentence) => {
    const t = target();
    t.give(0, card);
    t.s.season = AUTUMN;
    autumn(t);
    expect(say(hear(t, move))).toContain(`Aki ${sentence}. ${clause}`);
  });

  it.each([
    ['M-13.4', 'e-betrayal-1', 'betray y-ren-1', 'plays Betrayal to take Ren from Sasaki into hand'],
    ['M-13.5', 'e-imperial-truce-1', 'truce', 'plays Imperial truce to forbid duels this year'],
    ['M-13.7', 'e-matsuri-1', 'festival', 'plays Festival to draw 3 cards'],
    ['M-13.13', 'e-architects-plans-1', 'plans', 'plays Architect’s plans to keep 2 of the top 5 building cards'],
  ])('%s %s', (clause, card, move, sentence) => {
    const t = blank();
    t.build(0, 'b-shop-1', 'v-peddler-1');
    t.send(1, 'y-ren-1', 'b-shop-1');
    t.give(0, card);
    expect(say(hear(spring(t), move))).toContain(`Aki ${sentence}. ${clause}`);
  });

  it('M-13.3 a marriage names both', () => {
    const t = blank();
    t.build(0, 'b-shop-1', 'v-peddler-1');
    t.build(1, 'b-temple-1', 'v-abbot-1');
    t.give(0, 'e-arranged-marriage-1');
    const events = hear(spring(t), 'marry v-peddler-1 v-abbot-1');
    expect(LANGUAGES.map((language) => say(events, language)[0])).toEqual([
      'Aki plays Arranged marriage to swap Peddler 1 and Sasaki’s Abbot. M-13.3',
      'Aki joue le Mariage arrangé pour échanger le Colporteur 1 contre l’Abbé (Sasaki). M-13.3',
      'Aki：「お見合い」で行商人1とSasakiの住職を入れ替える。 M-13.3',
    ]);
  });

  it('M-13.8 a tsunami says what each village loses, and who comes home', () => {
    const t = target();
    t.give(0, 'e-tsunami-1');
    t.s.season = AUTUMN;
    autumn(t);
    expect(say(hear(t, 'tsunami'))).toEqual([
      'Aki plays Tsunami to destroy every built Port. M-13.8',
      'Sasaki loses Port 1 and its founder, Fisherman 1, to the Tsunami. M-13.8',
      'Sasaki takes Fisherman 2 back into hand. M-13.8',
    ]);
  });
});

describe('M-9.7 the end says who wins, and by what', () => {
  const end = (set: (t: Table) => void): string[] => {
    const t = blank();
    t.s.year = t.s.years;
    set(t);
    return say(ending(t, STEPS.yearEnd)).filter((line) => line.endsWith('M-9.7'));
  };
  const OVER = 'Year 8 was the last: the game is over. M-9.7';

  it('M-9.7 by VP', () => {
    expect(end((t) => t.points(1, 5))).toEqual([OVER, 'Sasaki becomes Shogun with 5 VP. M-9.7']);
  });

  it('M-9.7 by honour, by wealth, or shared', () => {
    expect(end((t) => t.build(1, 'b-shrine-1', 'v-brewer-1'))).toEqual([
      OVER,
      'Sasaki becomes Shogun: tied at 0 VP, but with the most honour in the last year, 1. M-9.7',
    ]);
    expect(end((t) => t.build(1, 'b-shop-1', 'v-abbot-1'))).toEqual([
      OVER,
      'Sasaki becomes Shogun: tied at 0 VP and in honour, but with the most wealth in the last year, 1. M-9.7',
    ]);
    expect(end(() => undefined)).toEqual([
      OVER,
      'Aki shares the victory: tied at 0 VP, in honour and in wealth. M-9.7',
      'Sasaki shares the victory: tied at 0 VP, in honour and in wealth. M-9.7',
    ]);
  });
});
