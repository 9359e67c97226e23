/** Every reason for which something can be refused: a clause, and a word where one clause gives several. */
export type KoiKoiReason = 'K-5.2' | 'K-5.4 field' | 'K-5.4 flower' | 'K-7.5';
