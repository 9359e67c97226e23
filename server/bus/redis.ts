import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { type Bus, type BusMessage, CHANNEL, envelope, messagesFor } from './bus.ts';

/** Redis pub/sub. ioredis connects again by itself; what was said meanwhile heals by sequence number. */
export async function redisBus(url: string): Promise<Bus> {
  const me = randomUUID();
  const options = { lazyConnect: true, maxRetriesPerRequest: 2 };
  const speaker = new Redis(url, options);
  const listener = new Redis(url, options);
  let trouble: Error | undefined;
  for (const connection of [speaker, listener]) {
    connection.on('error', (error: Error) => {
      trouble = error;
    });
  }
  await Promise.all([speaker.connect(), listener.connect()]).catch((error) => {
    // Otherwise they would go on trying for ever.
    speaker.disconnect();
    listener.disconnect();
    throw trouble ?? error;
  });
  let hear: (message: BusMessage) => void = () => undefined;
  listener.on('message', (_channel: string, text: string) => {
    for (const message of messagesFor(me, text)) hear(message);
  });
  await listener.subscribe(CHANNEL);
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
    listen: (listenTo) => {
      hear = listenTo;
    },
    alive: () =>
      speaker.ping().then(
        () => true,
        () => false,
      ),
    close: async () => {
      speaker.disconnect();
      listener.disconnect();
    },
  };
}
