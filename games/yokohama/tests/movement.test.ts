import { NONE, sum } from 'engawa';
import { describe, expect, it } from 'vitest';
import { area, inHand, lay, post, president, shop, stock, table, teach, turn, yenOf } from './kit.ts';

/**
 * A row of areas on cells A1 to A6: bank, church, canal, customs, port-a, chinatown. The row below is laid with areas
 * where nobody has an assistant, so that walks follow the row.
 */
const row = () => {
  const t = table();
  lay(t.s, { A1: 'bank', A2: 'church', A3: 'canal', A4: 'customs', A5: 'port-a', A6: 'chinatown' });
  return { t, s: t.s, me: t.s.seat[0] };
};

describe('Y-8.2 movement', () => {
  it('Y-8.2.1 Y-18.9 move or recall; recall only from the map', () => {
    const { t, s } = row();
    post(s, 0, 'church');
    expect(turn(t, 0, 'movement').why('recall')).toBe('Y-8.2.1');
    president(s, 0, 'bank');
    expect(turn(t, 0, 'movement').legal()).toEqual(['enter church', 'recall']);
  });

  it('Y-8.2.2 from the hand into any possible area, without a fee', () => {
    const { t, s, me } = row();
    post(s, 0, 'church');
    post(s, 0, 'chinatown');
    stock(s, 0);
    turn(t, 0, 'movement');
    expect(t.legal()).toEqual(['put chinatown', 'put church']);
    expect(t.why('enter church')).toBe('Y-8.2.2 hand');
    t.play('put chinatown');
    expect(me.president).toBe(area('chinatown'));
  });

  it('Y-8.2.2 a president on the map walks', () => {
    const { t, s } = row();
    post(s, 0, 'church');
    president(s, 0, 'bank');
    expect(turn(t, 0, 'movement').why('put church')).toBe('Y-8.2.2 map');
  });

  it('Y-8.2.3 area by area, each with an own assistant; buildings do not replace them', () => {
    const { t, s } = row();
    president(s, 0, 'customs');
    shop(s, 0, 'port-a');
    post(s, 0, 'chinatown');
    turn(t, 0, 'movement');
    expect(t.why('enter port-a')).toBe('Y-8.2.3 assistant');
    expect(t.why('enter chinatown')).toBe('Y-8.2.3 adjacent');
    expect(t.why('stop')).toBe('Y-8.2.3 step');
    post(s, 0, 'port-a');
    t.play('enter port-a');
    expect(t.legal()).toEqual(['enter chinatown', 'stop']);
    t.play('enter chinatown');
    expect(s.seat[0].president).toBe(area('chinatown'));
  });

  it('Y-8.2.4 Y-18.7 no stop beside another president', () => {
    const { t, s } = row();
    president(s, 0, 'customs');
    president(s, 1, 'port-a');
    post(s, 0, 'port-a');
    post(s, 0, 'chinatown');
    inHand(s, 0, 0);
    turn(t, 0, 'movement').play('enter port-a');
    // Going on was forced: it could not stop there.
    expect(s.seat[0].president).toBe(area('chinatown'));
    const shy = row();
    president(shy.s, 0, 'customs');
    president(shy.s, 1, 'port-a');
    for (const id of ['port-a', 'chinatown']) post(shy.s, 0, id);
    teach(shy.s, 0, 'university');
    stock(shy.s, 0, { yen: 2 });
    turn(shy.t, 0, 'movement').play('enter port-a');
    expect(shy.t.why('stop')).toBe('Y-8.2.4');
  });

  it('Y-8.2.5 Y-21.5 one yen to the owner of each president passed', () => {
    const { t, s } = row();
    president(s, 0, 'customs');
    president(s, 1, 'port-a');
    president(s, 2, 'port-a');
    post(s, 0, 'port-a');
    post(s, 0, 'chinatown');
    stock(s, 0, { yen: 1 });
    expect(turn(t, 0, 'movement').why('enter port-a')).toBe('Y-8.2.5');
    stock(s, 0, { yen: 2 });
    const before = sum(yenOf(s));
    t.play('enter port-a');
    expect(yenOf(s)).toEqual([0, 5, 5, 4]);
    expect(sum(yenOf(s))).toBe(before);
  });

  it('Y-8.2.6 Y-18.10 Y-10.12 Y-19.24 the Canal is crossed for 1 yen and without an assistant, never a stop', () => {
    const { t, s, me } = row();
    president(s, 0, 'church');
    post(s, 0, 'customs');
    stock(s, 0);
    expect(turn(t, 0, 'movement').why('enter canal')).toBe('Y-8.2.6 fee');
    expect(t.legal()).toEqual(['recall']);
    teach(s, 0, 'spinning-mill');
    stock(s, 0, { yen: 1, silk: 1 });
    turn(t, 0, 'movement').play('enter canal');
    expect([me.president, me.yen]).toEqual([area('canal'), 0]);
    expect(t.why('stop')).toBe('Y-8.2.6 stop');
    t.play('enter customs', 'stop');
    expect([me.president, me.yen]).toEqual([area('customs'), 0]);
    expect(sum(yenOf(s))).toBe(0 + 4 + 4 + 4);
  });

  it('Y-8.2.7 Y-8.2.13 Y-18.6 no return to the start, and no area twice', () => {
    const { t, s } = row();
    lay(s, { A1: 'bank', A2: 'church', B1: 'customs' });
    president(s, 0, 'bank');
    for (const id of ['bank', 'church', 'customs']) post(s, 0, id);
    teach(s, 0, 'spinning-mill');
    stock(s, 0, { silk: 1 });
    turn(t, 0, 'movement').play('enter church');
    expect(t.why('enter bank')).toBe('Y-8.2.7');
    t.play('enter customs');
    expect(t.why('enter church')).toBe('Y-8.2.13');
    expect(t.legal()).toEqual(['stop', 'mill']);
  });

  it('Y-8.2.8 no step into a dead end, whatever a free action could bring', () => {
    const { t, s } = row();
    president(s, 0, 'customs');
    president(s, 1, 'port-a');
    post(s, 0, 'port-a');
    stock(s, 0, { yen: 5 });
    expect(turn(t, 0, 'movement').why('enter port-a')).toBe('Y-8.2.8');
    post(s, 0, 'chinatown');
    expect(t.why('enter port-a')).toBeUndefined();
    president(s, 2, 'chinatown');
    expect(t.why('enter port-a')).toBe('Y-8.2.8');
    expect(t.why('enter canal')).toBe('Y-8.2.8');
  });

  it('Y-8.2.8 the money for the way out is counted, and the University cannot spend it', () => {
    const { t, s } = row();
    president(s, 0, 'church');
    post(s, 0, 'customs');
    post(s, 0, 'port-a');
    president(s, 1, 'customs');
    teach(s, 0, 'university', 'spinning-mill');
    stock(s, 0, { yen: 1, silk: 1 });
    // Canal 1, customs 1 (occupied), then a stop in Port A.
    expect(turn(t, 0, 'movement').why('enter canal')).toBe('Y-8.2.8');
    t.play('mill');
    expect(t.why('enter canal')).toBeUndefined();
    t.play('enter canal');
    expect(s.seat[0].yen).toBe(2);
    expect(t.why('university')).toBeUndefined();
    s.seat[0].yen = 1;
    expect(t.why('university')).toBe('Y-8.2.8 university');
  });

  it('Y-8.2.9 Y-18.8 Y-7.4 recall: any number of assistants from any areas, then Phase C', () => {
    const { t, s, me } = row();
    president(s, 0, 'church');
    post(s, 0, 'customs', 3);
    post(s, 0, 'port-a', 1);
    turn(t, 0, 'movement').play('recall');
    expect(me.president).toBe(NONE);
    expect(t.legal()).toEqual([
      'fetch port-a 1',
      'fetch customs 1',
      'fetch customs 2',
      'fetch customs 3',
      'gather',
      'pass',
    ]);
    expect(t.why('fetch bank 1')).toBe('Y-8.2.9');
    t.play('fetch customs 2', 'fetch port-a 1', 'pass');
    expect(me.assistants).toBe(4 + 3);
    expect(me.assistantsIn[area('customs')]).toBe(1);
    expect([t.step(), t.turn()]).toEqual(['additional', 0]);
    expect(sum(me.goods) + me.yen).toBe(4 + 3);
  });

  it('Y-8.2.9 all at once', () => {
    const { t, s, me } = row();
    president(s, 0, 'church');
    post(s, 0, 'customs', 3);
    post(s, 0, 'bank', 1);
    turn(t, 0, 'movement').play('recall', 'gather');
    expect([me.assistants, t.step()]).toEqual([8, 'additional']);
  });

  it('Y-8.2.10 Y-7.4 without any possible area the step is skipped, and steps 3 to 6 with it', () => {
    const { t, s, me } = row();
    post(s, 0, 'bank', 8);
    president(s, 1, 'bank');
    stock(s, 0);
    turn(t, 0).play('end');
    expect([t.step(), t.turn()]).toEqual(['additional', 0]);
    expect([me.president, me.assistantsIn[area('bank')]]).toEqual([NONE, 8]);
  });

  it('Y-8.2.11 a president in hand must be put down, unless only a technology would allow it', () => {
    const { t, s } = row();
    post(s, 0, 'bank');
    teach(s, 0, 'tram');
    turn(t, 0, 'movement');
    expect(t.why('pass')).toBe('Y-8.2.11');
    president(s, 1, 'bank');
    expect(t.why('pass')).toBeUndefined();
    expect(t.legalTo('tram').length).toBeGreaterThan(0);
    t.play('pass');
    expect([t.step(), s.seat[0].president]).toEqual(['additional', NONE]);
    president(s, 0, 'church');
    expect(turn(t, 0, 'movement').why('pass')).toBe('Y-8.2.11 map');
  });

  it('Y-8.2.12 Y-12.21 on foot, by tram, to the station or back home: one of them per step', () => {
    const { t, s } = row();
    teach(s, 0, 'tram', 'station', 'spinning-mill');
    s.station = area('chinatown');
    stock(s, 0, { silk: 1 });
    president(s, 0, 'bank');
    post(s, 0, 'church');
    turn(t, 0, 'movement');
    expect(new Set(t.legal().map((text) => text.split(' ')[0]))).toEqual(
      new Set(['enter', 'tram', 'station', 'recall', 'mill']),
    );
    t.play('enter church');
    for (const move of ['tram customs', 'station', 'recall']) expect(t.why(move)).toBe('Y-12.21');
    expect(t.legal()).toEqual(['stop', 'mill']);
  });
});

describe('Y-12 technologies of movement', () => {
  it('Y-12.2 Y-18.28 the owner of the Station goes there freely, without an assistant, beside any president', () => {
    const { t, s, me } = row();
    teach(s, 0, 'station');
    s.station = area('bank');
    president(s, 1, 'bank');
    stock(s, 0);
    post(s, 1, 'church');
    turn(t, 0, 'movement').play('station');
    expect(me.president).toBe(area('bank'));
    expect(yenOf(s)).toEqual([2, 4, 4, 4]); // power 2: president and station
    expect(turn(t, 0, 'movement').why('station')).toBe('Y-8.2.7');
    expect(turn(t, 1, 'movement').why('station')).toBe('Y-12.2 card');
  });

  it('Y-12.2 the station gives power to every player', () => {
    const { t, s } = row();
    teach(s, 0, 'station');
    s.station = area('bank');
    post(s, 1, 'bank');
    turn(t, 1, 'movement').play('put bank');
    expect(s.seat[1].yen).toBe(4 + 3);
  });

  it('Y-12.5 Y-18.31 Stagecoach: no fee for presidents passed; placement and Canal fees stay', () => {
    const { t, s } = row();
    teach(s, 0, 'stagecoach', 'spinning-mill');
    president(s, 0, 'customs');
    president(s, 1, 'port-a');
    for (const id of ['port-a', 'chinatown', 'church']) post(s, 0, id);
    stock(s, 0, { silk: 1 });
    turn(t, 0, 'movement');
    expect(t.why('enter canal')).toBe('Y-8.2.6 fee');
    t.play('enter port-a');
    expect(yenOf(s)).toEqual([0, 4, 4, 4]);
    expect(t.why('stop')).toBe('Y-8.2.4');
    expect(turn(t, 0, 'placement').why('place port-a')).toBe('Y-8.1.4');
  });

  it('Y-12.11 Y-18.30 Postal System: stop beside other presidents for the usual fee, also from the hand', () => {
    const { t, s, me } = row();
    teach(s, 0, 'postal-system', 'spinning-mill');
    president(s, 0, 'church');
    president(s, 1, 'bank');
    president(s, 2, 'bank');
    post(s, 0, 'bank');
    stock(s, 0, { yen: 2, silk: 1 });
    turn(t, 0, 'movement').play('enter bank');
    expect(yenOf(s)).toEqual([0, 5, 5, 4]);
    t.play('stop');
    expect(me.yen).toBe(2);

    president(s, 0);
    post(s, 0, 'bank');
    stock(s, 0, { yen: 1 });
    expect(turn(t, 0, 'movement').why('put bank')).toBe('Y-12.11');
    expect(t.why('pass')).toBeUndefined();
    stock(s, 0, { yen: 2 });
    expect(t.legal()).toEqual(['put bank', 'pass']);
    t.play('put bank');
    expect(yenOf(s)).toEqual([2, 6, 6, 4]);
  });

  it('Y-12.11 with Stagecoach the Postal System costs nothing', () => {
    const { t, s, me } = row();
    teach(s, 0, 'postal-system', 'stagecoach');
    president(s, 1, 'bank');
    post(s, 0, 'bank');
    stock(s, 0);
    turn(t, 0, 'movement').play('put bank');
    expect([me.president, me.yen, s.seat[1].yen]).toEqual([area('bank'), 2, 4]);
  });

  it('Y-12.20 Y-18.29 Y-18.30 the Tram goes anywhere without another president, no assistant needed', () => {
    const { t, s, me } = row();
    teach(s, 0, 'tram', 'postal-system');
    president(s, 0, 'church');
    president(s, 1, 'bank');
    stock(s, 0, { yen: 5 });
    turn(t, 0, 'movement');
    expect(t.why('tram bank')).toBe('Y-12.20 president');
    expect(t.why('tram church')).toBe('Y-8.2.7');
    expect(t.why('tram canal')).toBe('Y-12.20 canal');
    expect(t.legalTo('tram')).toHaveLength(15);
    t.play('tram tea-plantation-1');
    expect(me.president).toBe(area('tea-plantation-1'));
    expect(me.goods[2]).toBe(1);
    expect(turn(t, 1, 'movement').why('tram church')).toBe('Y-12.20 card');
  });
});
