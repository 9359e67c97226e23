// The built client on a port, with every unknown path answered by the page.
import { preview } from 'vite';

const server = await preview({ preview: { port: Number(process.argv[2]), strictPort: true, host: '127.0.0.1' } });
server.printUrls();
