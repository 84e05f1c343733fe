import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Makes `closeIdleConnections`, which `close` calls too, keep each connection with an answer that is not sent to its end,
 * or on which bytes have come since the last call: perhaps a request. Node takes a connection for idle as soon as
 * `res.end()` was called, and so cuts off a slow reader.
 */
export function keepUnsentAnswers(server: Server): void {
  /** With the bytes that had come at the last call. */
  const connections = new Map<Socket, number | undefined>();
  const unsent = new Map<ServerResponse, Socket>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', ({ socket }, res) => {
    unsent.set(res, socket);
    res.once('close', () => unsent.delete(res));
  });
  server.closeIdleConnections = () => {
    const busy = new Set(unsent.values());
    for (const [socket, bytesBefore] of connections) {
      if (!busy.has(socket) && socket.bytesRead === bytesBefore) socket.destroy();
      else connections.set(socket, socket.bytesRead);
    }
  };
}
