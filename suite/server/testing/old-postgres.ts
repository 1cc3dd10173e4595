import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const int16 = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
};
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const READY = message('Z', Buffer.from('I'));
const WELCOME = Buffer.concat([message('R', int32(0)), READY]);

/** A fake PostgreSQL server that answers every query with its version. */
export async function startOldPostgres(version: string) {
  const answer = Buffer.concat([
    message(
      'T',
      Buffer.concat([
        int16(1),
        Buffer.from('server_version\0'),
        int32(0),
        int16(0),
        int32(25),
        int16(-1),
        int32(-1),
        int16(0),
      ]),
    ),
    message('D', Buffer.concat([int16(1), int32(version.length), Buffer.from(version)])),
    message('C', Buffer.from('SHOW\0')),
    READY,
  ]);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(WELCOME);
      socket.on('data', (received) => received[0] === 'Q'.charCodeAt(0) && socket.write(answer));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://a:b@127.0.0.1:${port}/c`, close: () => server.close() };
}
