import { explain } from 'engawa';
import { describe, expect, it } from 'vitest';
import yokohama from '../index.ts';
import { post, president, table, turn, visit } from './kit.ts';

const refused = (t: ReturnType<typeof table>, move: string) => {
  const { sentence, clause } = explain(yokohama, t.s, t.turn(), yokohama.lexicon.parse(move), 'en')!;
  return `${sentence} ${clause}`;
};

describe('a move of another step is refused with the clause that says where it belongs', () => {
  it('Y-7.6 orders, achievements and agents within the main action', () => {
    const said =
      'Agents, achievements and orders come before or after the main action, never in the middle of an action. Y-7.6';
    for (const move of ['fulfil ord-01', 'claim ach-a1', 'agent english bank', 'end'])
      expect(refused(turn(table(), 0, 'placement'), move)).toBe(said);
  });

  it('Y-7.3 placing and moving before and after their time', () => {
    const early = table();
    expect(refused(early, 'place bank')).toBe('Assistants are placed after the additional actions. Y-7.3');
    expect(refused(early, 'put bank')).toBe('Your president moves once the assistants are placed. Y-7.3');
    const late = turn(table(), 0, 'C');
    expect(refused(late, 'place bank')).toMatch(/it is too late this turn\. Y-7\.3$/);
    expect(refused(late, 'recall')).toBe('Your president moves once a turn, and has done so. Y-7.3');
  });

  it('Y-8.5.1 Y-10.6 Y-10.7 Y-11.3 Y-12.16 what only an area, a power, a reward or a card allows', () => {
    const t = table();
    expect(refused(t, 'house')).toBe('You build right after an action with power 4 or more, in its area. Y-8.5.1');
    expect(refused(t, 'take ord-01')).toBe('Orders are taken when you act in a port. Y-10.6');
    expect(refused(t, 'learn tec-01 0 none')).toBe('Technologies are learned when you act in a laboratory. Y-10.7');
    expect(refused(t, 'choose tea')).toMatch(/Y-11\.3$/);
    expect(refused(t, 'leave')).toMatch(/Y-12\.16$/);
  });

  it('Y-17.2 Y-7.6 passing where something must be chosen', () => {
    expect(refused(table(), 'pass')).toBe('Additional actions are ended, not passed. Y-7.6');
    const church = table();
    visit(church, 0, 'church', 4);
    church.play('church 1', 'offer tea_fish');
    expect(church.step()).toBe('churchAssistant');
    expect(refused(church, 'pass')).toBe('You must choose here: you cannot decline. Y-17.2');
  });

  it('Y-8.2.2 Y-8.2.9 with the president in hand', () => {
    const t = table();
    president(t.s, 0);
    post(t.s, 0, 'bank');
    turn(t, 0, 'movement');
    expect(refused(t, 'stop')).toBe('Your president is in your hand: put it down instead. Y-8.2.2');
    expect(refused(t, 'gather')).toMatch(/Y-8\.2\.9$/);
  });
});
