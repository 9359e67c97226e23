/** Ways to tell somebody something. */
export const CHANNEL_KINDS = ['push', 'mail', 'webhook', 'discord', 'slack', 'telegram', 'ntfy', 'matrix'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** What there is to tell. */
export const OCCASIONS = ['turn', 'hurry', 'begins', 'invited', 'over'] as const;
export type Occasion = (typeof OCCASIONS)[number];

export interface Channel {
  readonly channel: string;
  readonly kind: ChannelKind;
  /** As its owner sees it again: what opens it is not shown. */
  readonly address: string;
  readonly confirmed: boolean;
  readonly wants: readonly Occasion[];
  /** Everything of a day in one message, at this minute of the day; null: each at once. */
  readonly digest: number | null;
}

/** When an account is left alone, in minutes of its own day; also the zone by which digests are sent. */
export interface Quiet {
  readonly zone: string;
  /** Equal: never. */
  readonly from: number;
  readonly to: number;
}
