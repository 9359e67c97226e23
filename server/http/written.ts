import type { Readable } from 'node:stream';

/** An answer that is JSON already. */
export class Written {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An answer that goes on as long as there is something to tell. */
export class Stream {
  readonly type: string;
  readonly body: Readable;

  constructor(type: string, body: Readable) {
    this.type = type;
    this.body = body;
  }
}
