import { signal } from '@preact/signals';
import { createElement, type VNode } from 'preact';
import { type Drawn, Crest as drawCrest, HOUSES, type House } from '#drawing';

/** The houses of the seats of the table on the screen. */
const houses = signal<readonly House[]>(HOUSES);

/** From now on crests are drawn for the seats of this table. */
export function wearHouses(own: readonly House[] = HOUSES): void {
  houses.value = own;
}

export const houseOf = (seat: number): House => houses.value[seat % houses.value.length];

/** A small drawing by itself, with nothing to choose in it. */
export const element = ({ tag, props, children }: Drawn): VNode =>
  createElement(tag, props, ...children.map((child) => (typeof child === 'string' ? child : element(child))));

/** The mark of a seat: its colour, its frame and its crest, never colour alone. */
export const Crest = ({ seat }: { readonly seat: number }) => element(drawCrest({ house: houseOf(seat) }));
