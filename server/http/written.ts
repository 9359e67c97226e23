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

/** An answer that is a picture. */
export class Picture {
  readonly type: string;
  readonly bytes: Uint8Array;
  /** So many seconds whoever got it need not ask again. */
  readonly kept: number;
  /** Equal for equal pictures. */
  readonly tag: string | undefined;

  constructor(type: string, bytes: Uint8Array, kept: number, tag?: string) {
    this.type = type;
    this.bytes = bytes;
    this.kept = kept;
    this.tag = tag;
  }
}
