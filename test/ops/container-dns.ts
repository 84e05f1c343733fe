import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

const address = '127.0.0.11';
const typeA = 1;

/** IP addresses by the name of a container. */
type Names = Map<string, Set<string>>;

export type ContainerDns = Awaited<ReturnType<typeof startContainerDns>>;

/** Resolves names of containers as Docker's DNS does, in any order. Ends with the test. */
export async function startContainerDns() {
  const names: Names = new Map();
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address: from }) => socket.send(answer(query, names), port, from));
  socket.bind(53, address);
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  return { address, names };
}

/** https://www.rfc-editor.org/rfc/rfc1035#section-4 */
function answer(query: Buffer, names: Names): Buffer {
  const { name, type, end } = readQuestion(query);
  const known = names.get(name);
  const records = type === typeA && known ? [...known].map(addressRecord) : [];
  if (Math.random() < 0.5) records.reverse();
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  const noSuchName = 3;
  header.writeUInt16BE(0x8180 | (known?.size ? 0 : noSuchName), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, query.subarray(12, end), ...records]);
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), type: query.readUInt16BE(at + 1), end: at + 5 };
}

/** The name of the question, type A, class IN, valid for 600 s as in Docker's answers. */
function addressRecord(ip: string): Buffer {
  const head = [0xc0, 12, 0, typeA, 0, 1, 0, 0, 0x02, 0x58, 0, 4];
  return Buffer.from([...head, ...ip.split('.').map(Number)]);
}
