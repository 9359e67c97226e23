/** What is said where a game is shared. */
export const en = {
  share: 'Share',
  title: 'Share this game',
  alt: (game: string) => `A picture of the board of ${game}, with names and points`,
  send: 'Send…',
  address: 'Address',
  copyPicture: 'Copy picture',
  copied: 'Copied.',
  notCopied: 'This browser would not copy it.',
  save: 'Save picture of the whole table',
  frame: 'Frame for another page',
  frameLead: 'Put this into a page of yours, and the replay can be looked at there.',
};

export type SharingWording = typeof en;
