import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { type Bus, type BusMessage, CHANNEL, envelope, messagesFor } from './bus.ts';

const RECONNECT_MS = 100;
const CONNECT_MS = 1000;
/** One that takes longer to answer counts as away. */
const ANSWER_MS = 1000;

/** Redis pub/sub. ioredis connects again by itself; what was said meanwhile heals by sequence number. */
export async function redisBus(url: string): Promise<Bus> {
  const me = randomUUID();
  const options = {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    commandTimeout: ANSWER_MS,
    maxRetriesPerRequest: 1,
    retryStrategy: () => RECONNECT_MS,
    // What cannot be said now is not kept until it is of no use any more.
    enableOfflineQueue: false,
  };
  const speaker = new Redis(url, options);
  const listener = new Redis(url, { ...options, autoResubscribe: false });
  let trouble: Error | undefined;
  for (const connection of [speaker, listener]) {
    connection.on('error', (error: Error) => {
      trouble = error;
    });
  }
  let hear: (message: BusMessage) => void = () => undefined;
  let missed: () => void = () => undefined;
  let listening = false;
  listener.on('message', (_channel: string, text: string) => {
    for (const message of messagesFor(me, text)) hear(message);
  });
  listener.on('close', () => {
    listening = false;
  });
  const subscribe = async (): Promise<void> => {
    await listener.subscribe(CHANNEL);
    listening = true;
  };
  await Promise.all([speaker.connect(), listener.connect()])
    .then(subscribe)
    .catch((error) => {
      // Otherwise they would go on trying for ever.
      speaker.disconnect();
      listener.disconnect();
      throw trouble ?? error;
    });
  listener.on('ready', () => {
    subscribe().then(
      () => missed(),
      // A line that connects and does not answer is made again.
      () => listener.disconnect(true),
    );
  });
  let waiting: BusMessage[] = [];
  /** What was said at one go, as after a commit of many moves, leaves in one envelope. */
  const send = (): void => {
    const messages = waiting;
    waiting = [];
    speaker.publish(CHANNEL, envelope(me, messages)).catch(() => undefined);
  };
  return {
    publish: (message) => {
      if (waiting.push(message) === 1) process.nextTick(send);
    },
    listen: (hearThem, hearAgain) => {
      hear = hearThem;
      missed = hearAgain;
    },
    alive: async () => {
      if (!listening) return false;
      return speaker.ping().then(
        () => true,
        () => false,
      );
    },
    close: async () => {
      speaker.disconnect();
      listener.disconnect();
    },
  };
}
