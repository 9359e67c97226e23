import type { Language } from '#kernel';

/** What who runs the house tells everybody: English at least. */
export interface Announcement {
  readonly id: string;
  readonly at: number;
  /** When it is over; null: until it is taken back. */
  readonly until: number | null;
  readonly texts: Readonly<{ en: string } & Partial<Record<Language, string>>>;
}
