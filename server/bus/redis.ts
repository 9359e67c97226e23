import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { type Bus, type BusMessage, CHANNEL, readEnvelope } from './bus.ts';

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
    const envelope = readEnvelope(text);
    if (envelope && envelope.from !== me) hear(envelope.message);
  });
  await listener.subscribe(CHANNEL);
  return {
    publish: (message) => {
      speaker.publish(CHANNEL, JSON.stringify({ from: me, message })).catch(() => undefined);
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
