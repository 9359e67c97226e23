import { WebSocket } from 'ws';

/** What a process of Node keeps alive, in bytes: asked by way of its inspector, after it has thrown away what nobody needs. */
export async function aliveIn(inspector: string): Promise<number> {
  const socket = new WebSocket(inspector);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  let last = 0;
  const ask = (method: string, params: object = {}): Promise<{ result: { result: { value: number } } }> =>
    new Promise((resolve) => {
      const id = ++last;
      const hear = (data: unknown): void => {
        const message = JSON.parse(String(data));
        if (message.id !== id) return;
        socket.off('message', hear);
        resolve(message);
      };
      socket.on('message', hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
  await ask('HeapProfiler.collectGarbage');
  await ask('HeapProfiler.collectGarbage');
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
  const { result } = await ask('Runtime.evaluate', { expression });
  socket.terminate();
  return result.result.value;
}
