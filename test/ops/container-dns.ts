import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode, RECURSION_AVAILABLE, RECURSION_DESIRED } from 'dns-packet';
import { onTestFinished } from 'vitest';

const address = '127.0.0.11';
const noSuchName = 3;

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

function answer(query: Buffer, names: Names): Buffer {
  const { id, questions: [question] = [] } = decode(query);
  const { name = '', type } = question ?? {};
  const known = [...(names.get(name) ?? [])];
  if (Math.random() < 0.5) known.reverse();
  const status = known.length > 0 ? 0 : noSuchName;
  return encode({
    id,
    type: 'response',
    flags: RECURSION_DESIRED | RECURSION_AVAILABLE | status,
    questions: question && [question],
    // Docker's answers are valid for as long.
    answers: type === 'A' ? known.map((data) => ({ type, name, ttl: 600, data })) : [],
  });
}
