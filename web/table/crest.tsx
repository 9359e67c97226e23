import { createElement, type VNode } from 'preact';
import { Crest as drawCrest, type Drawn, HOUSES } from '#drawing';

const element = ({ tag, props, children }: Drawn): VNode =>
  createElement(tag, props, ...children.map((child) => (typeof child === 'string' ? child : element(child))));

/** The mark of a seat: its colour, its frame and its crest, never colour alone. */
export const Crest = ({ seat }: { readonly seat: number }) => element(drawCrest({ house: houseOf(seat) }));

export const houseOf = (seat: number) => HOUSES[seat % HOUSES.length];
